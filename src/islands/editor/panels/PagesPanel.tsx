import { useEffect, useState } from 'react';
import type { LinkedAnswer, PageEntry } from '../../../lib/editing/calls.ts';
import { locale } from '../host.ts';
import { ask } from '../request.ts';
import { alertAnswer } from '../stores/alert.ts';
import { ifMatch } from '../stores/saving.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { word } from '../words.ts';
import { Linked, type Held } from './Linked.tsx';
import { NewPage } from './NewPage.tsx';
import { PageList } from './PageList.tsx';

const PAGES = `/${locale}/pageeditor-api/editing/page`;

/** The tree of the site's pages: create, copy, move, delete and have back. */
export function PagesPanel() {
  const [pages, setPages] = useState<readonly PageEntry[]>([]);
  const [gone, setGone] = useState<PageEntry | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const load = async () => {
    const answer = await ask<readonly PageEntry[]>('GET', PAGES);
    if (answer.ok) setPages(answer.value);
  };
  useEffect(() => void load(), []);
  const call = async (
    method: string,
    { id, revision }: PageEntry,
    part: string,
    body?: unknown,
  ) => {
    const answer = await ask<unknown>(method, `${PAGES}/${id}${part}`, body, ifMatch(revision));
    await load();
    return answer;
  };
  const order = async (page: PageEntry, part: string, done: string, body?: unknown) => {
    alertAnswer(await call('POST', page, part, body), word(done, { name: page.title }));
  };
  const remove = async (page: PageEntry, how = '') => {
    const answer = await call('DELETE', page, how);
    const { links = [] } = (answer.ok ? {} : (answer.body ?? {})) as Partial<LinkedAnswer>;
    setHeld(links.length > 0 ? { page, links } : null);
    if (answer.ok) setGone(page);
    // Whoever is asked needs not be told.
    if (links.length === 0 || how) alertAnswer(answer, word('pages.removed', { name: page.title }));
  };
  return (
    <Panel title={word('bar.pages')}>
      {gone && (
        <p className="ed-row" role="status">
          {word('pages.removed', { name: gone.title })}
          <Button
            onClick={() => {
              setGone(null);
              void order(gone, '/restore', 'pages.restored');
            }}
          >
            {word('pages.undo')}
          </Button>
        </p>
      )}
      {held && (
        <Linked
          {...held}
          onRemove={() => void remove(held.page, '?anyway=1')}
          onKeep={() => setHeld(null)}
        />
      )}
      <NewPage pages={pages} address={PAGES} />
      <PageList
        pages={pages}
        parent={null}
        onMove={(page, to) => void order(page, '/move', 'pages.moved', to)}
        onCopy={(page) => void order(page, '/copy', 'pages.copied')}
        onRemove={(page) => void remove(page)}
      />
    </Panel>
  );
}
