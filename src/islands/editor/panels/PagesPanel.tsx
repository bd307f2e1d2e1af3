import { useState } from 'react';
import type { LinkedAnswer, PageEntry } from '../../../lib/editing/calls.ts';
import { fold } from '../../../lib/text/fold.ts';
import { locale } from '../api/record.ts';
import { request } from '../api/request.ts';
import { alerts } from '../stores/alerts.ts';
import { ifMatch } from '../stores/server-state.ts';
import { Button } from '../components/Button.tsx';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { Panel } from '../components/Panel.tsx';
import { useLoaded } from '../components/use-loaded.ts';
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

interface PageSearchProps {
  readonly pages: readonly PageEntry[];
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** Pages by words of their titles and addresses; all of them, however many there are. */
function PageSearch({ pages, query, onChange }: PageSearchProps) {
  const wanted = fold(query).split(/\s+/u).filter(Boolean);
  const matching =
    wanted.length === 0
      ? []
      : pages.filter(({ title, path }) => {
          const text = fold(`${title} ${path ?? ''}`);
          return wanted.every((word) => text.includes(word));
        });
  return (
    <>
      <label>
        {t('pages.find')}
        <input type="search" value={query} onChange={({ target }) => onChange(target.value)} />
      </label>
      {wanted.length > 0 && (
        <p className="ed-quiet" role="status">
          {matching.length === 0 ? t('pages.none') : t('find.count', { n: matching.length })}
        </p>
      )}
      <ul>
        {matching.map(({ id, title, path, isOnline }) => (
          <li key={id} className="ed-row">
            <a className="ed-grow" href={path === null ? undefined : `${path}?edit`}>
              {title} <span className="ed-quiet">{path}</span>
              {!isOnline && <em className="ed-quiet"> · {t('pages.offline')}</em>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The tree of the site's pages: create, copy, move, delete and have back. */
export function PagesPanel() {
  const { value, failure, load } = useLoaded<readonly PageEntry[]>(PAGES);
  const pages = value ?? [];
  const [query, setQuery] = useState('');
  const [removedPage, setRemovedPage] = useState<PageEntry | null>(null);
  const [pendingRemoval, setPendingRemoval] = useState<PendingRemoval | null>(null);
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
      {failure !== null && <LoadFailure why={failure} onRetry={() => void load()} />}
      {value === null && failure === null && <p role="status">{t('load.busy')}</p>}
      {value?.length === 0 && <p>{t('pages.empty')}</p>}
      <NewPage pages={pages} address={PAGES} />
      {pages.length > 0 && <PageSearch pages={pages} query={query} onChange={setQuery} />}
      <PageList
        pages={query.trim() === '' ? pages : []}
        parent={null}
        onMove={(page, to) => void postAction(page, '/move', 'pages.moved', to)}
        onCopy={(page) => void postAction(page, '/copy', 'pages.copied')}
        onRemove={(page) => void remove(page)}
      />
    </Panel>
  );
}
