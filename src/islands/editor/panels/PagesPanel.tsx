import { useState } from 'react';
import type { LinkedAnswer, PageEntry } from '../../../lib/editing/calls.ts';
import { locale } from '../api/record.ts';
import { request, type ApiResult } from '../api/request.ts';
import { alerts } from '../stores/alerts.ts';
import { ifMatch } from '../stores/server-state.ts';
import { Button } from '../components/Button.tsx';
import { LoadState } from '../components/LoadState.tsx';
import { Panel } from '../components/Panel.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { t } from '../i18n/t.ts';
import { IncomingLinks, type PendingRemoval } from './IncomingLinks.tsx';
import { NewPage } from './NewPage.tsx';
import { PageList } from './PageList.tsx';
import { PageSearch } from './PageSearch.tsx';

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

/** A call about one page, in the state in which the list shows it. */
const callPage = (
  method: string,
  { id, revision }: PageEntry,
  part: string,
  body?: unknown,
): Promise<ApiResult<unknown>> =>
  request<unknown>(method, `${PAGES}/${id}${part}`, body, ifMatch(revision));

/** The tree of the site's pages: create, copy, move, delete and have back. */
export function PagesPanel() {
  const list = useLoaded<readonly PageEntry[]>(PAGES);
  const pages = list.value ?? [];
  const [removedPage, setRemovedPage] = useState<PageEntry | null>(null);
  const [pendingRemoval, setPendingRemoval] = useState<PendingRemoval | null>(null);
  const call: typeof callPage = async (...args) => {
    const result = await callPage(...args);
    await list.load();
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
      <LoadState {...list} />
      <NewPage pages={pages} address={PAGES} />
      {list.value && (
        <PageSearch pages={pages}>
          <PageList
            pages={pages}
            parent={null}
            onMove={(page, to) => void postAction(page, '/move', 'pages.moved', to)}
            onCopy={(page) => void postAction(page, '/copy', 'pages.copied')}
            onRemove={(page) => void remove(page)}
          />
        </PageSearch>
      )}
    </Panel>
  );
}
