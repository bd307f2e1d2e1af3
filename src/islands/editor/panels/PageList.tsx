import type { MoveOrder, PageEntry } from '../../../lib/editing/calls.ts';
import { RECORD } from '../host.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/Icon.tsx';
import { word } from '../words.ts';

interface Tree {
  readonly pages: readonly PageEntry[];
  readonly onMove: (page: PageEntry, order: MoveOrder) => void;
  readonly onCopy: (page: PageEntry) => void;
  readonly onRemove: (page: PageEntry) => void;
}

const below = (pages: readonly PageEntry[], parent: number | null): readonly PageEntry[] =>
  pages.filter((page) => page.parent === parent);

/** The pages below one, or at the top (null), each with those below it. */
export function PageList({ parent, ...tree }: Tree & { readonly parent: number | null }) {
  const own = below(tree.pages, parent);
  return (
    own.length > 0 && (
      <ol>
        {own.map((page, index) => (
          <li key={page.id}>
            <Entry
              {...tree}
              page={page}
              index={index}
              above={own[index - 1]}
              isLast={index === own.length - 1}
            />
            <PageList {...tree} parent={page.id} />
          </li>
        ))}
      </ol>
    )
  );
}

interface EntryProps extends Tree {
  readonly page: PageEntry;
  readonly index: number;
  /** Its neighbour above. */
  readonly above: PageEntry | undefined;
  readonly isLast: boolean;
}

function Entry({ page, index, above, isLast, pages, onMove, onCopy, onRemove }: EntryProps) {
  const { title, path } = page;
  const parent = pages.find(({ id }) => id === page.parent);
  const isHere = RECORD.kind === 'page' && RECORD.id === page.id;
  const moveTo = (to: number | null, place: number) => onMove(page, { parent: to, index: place });
  return (
    <div className="ed-row">
      <a
        className="ed-grow"
        href={path === null ? undefined : `${path}?edit`}
        aria-current={isHere ? 'page' : undefined}
      >
        {title}
        {!page.isOnline && <em className="ed-quiet"> · {word('pages.offline')}</em>}
      </a>
      <IconButton
        icon="up"
        label={word('pages.up', { name: title })}
        disabled={!above}
        onClick={() => moveTo(page.parent, index - 1)}
      />
      <IconButton
        icon="down"
        label={word('pages.down', { name: title })}
        disabled={isLast}
        onClick={() => moveTo(page.parent, index + 1)}
      />
      <details className="ed-more">
        <summary aria-label={word('pages.more', { name: title })}>…</summary>
        <div className="ed-menu">
          {above && (
            <Button onClick={() => moveTo(above.id, below(pages, above.id).length)}>
              {word('pages.in', { name: above.title })}
            </Button>
          )}
          {parent && (
            <Button
              onClick={() => moveTo(parent.parent, below(pages, parent.parent).indexOf(parent) + 1)}
            >
              {word('pages.out')}
            </Button>
          )}
          <Button onClick={() => onCopy(page)}>{word('pages.copy')}</Button>
          {!isHere && (
            <Button className="ed-danger" onClick={() => onRemove(page)}>
              {word('pages.remove')}
            </Button>
          )}
        </div>
      </details>
    </div>
  );
}
