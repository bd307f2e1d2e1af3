import { useEffect, useState } from 'react';
import type { LinkedAnswer, PageEntry } from '../../../lib/editing/calls.ts';
import { locale } from '../api/record.ts';
import { request } from '../api/request.ts';
import { alerts } from '../stores/alerts.ts';
import { ifMatch } from '../stores/server-state.ts';
import { Button } from '../components/Button.tsx';
import { Panel } from '../components/Panel.tsx';
import { t } from '../i18n/t.ts';
import { IncomingLinks, type PendingRemoval } from './IncomingLinks.tsx';
import { NewPage } from './NewPage.tsx';
import { PageList } from './PageList.tsx';

const PAGES = `/${locale}/pageeditor-api/editing/page`;

interface RemovedPageProps {
  readonly page: PageEntry;
  readonly onRestore: () => void;
}

const RemovedPage = ({ page, onRestore }: RemovedPageProps) => (
  <p className="ed-row" role="status">
    {t('pages.removed', { name: page.title })}
    <Button onClick={onRestore}>{t('pages.undo')}</Button>
  </p>
);

/** The tree of the site's pages: create, copy, move, delete and have back. */
export function PagesPanel() {
  const [pages, setPages] = useState<readonly PageEntry[]>([]);
  const [removedPage, setRemovedPage] = useState<PageEntry | null>(null);
  const [pendingRemoval, setPendingRemoval] = useState<PendingRemoval | null>(null);
  const load = async () => {
    const result = await request<readonly PageEntry[]>('GET', PAGES);
    if (result.ok) setPages(result.value);
  };
  useEffect(() => void load(), []);
  const call = async (
    method: string,
    { id, revision }: PageEntry,
    part: string,
    body?: unknown,
  ) => {
    const result = await request<unknown>(method, `${PAGES}/${id}${part}`, body, ifMatch(revision));
    await load();
    return result;
  };
  const postAction = async (page: PageEntry, part: string, doneKey: string, body?: unknown) => {
    alerts.showResult(await call('POST', page, part, body), t(doneKey, { name: page.title }));
  };
  const remove = async (page: PageEntry, query = '') => {
    const result = await call('DELETE', page, query);
    const { links = [] } = (result.ok ? {} : (result.body ?? {})) as Partial<LinkedAnswer>;
    setPendingRemoval(links.length > 0 ? { page, links } : null);
    if (result.ok) setRemovedPage(page);
    // Whoever has to decide needs no alert.
    if (links.length === 0 || query)
      alerts.showResult(result, t('pages.removed', { name: page.title }));
  };
  return (
    <Panel title={t('bar.pages')}>
      {removedPage && (
        <RemovedPage
          page={removedPage}
          onRestore={() => {
            setRemovedPage(null);
            void postAction(removedPage, '/restore', 'pages.restored');
          }}
        />
      )}
      {pendingRemoval && (
        <IncomingLinks
          {...pendingRemoval}
          onRemove={() => void remove(pendingRemoval.page, '?anyway=1')}
          onKeep={() => setPendingRemoval(null)}
        />
      )}
      <NewPage pages={pages} address={PAGES} />
      <PageList
        pages={pages}
        parent={null}
        onMove={(page, to) => void postAction(page, '/move', 'pages.moved', to)}
        onCopy={(page) => void postAction(page, '/copy', 'pages.copied')}
        onRemove={(page) => void remove(page)}
      />
    </Panel>
  );
}
