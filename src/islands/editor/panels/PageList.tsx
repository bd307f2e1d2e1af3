import type { MoveOrder, PageEntry } from '../../../lib/editing/calls.ts';
import { RECORD } from '../api/record.ts';
import { Button } from '../components/Button.tsx';
import { IconButton } from '../components/Icon.tsx';
import { t } from '../i18n/t.ts';

interface Tree {
  readonly pages: readonly PageEntry[];
  readonly onMove: (page: PageEntry, order: MoveOrder) => void;
  readonly onCopy: (page: PageEntry) => void;
  readonly onRemove: (page: PageEntry) => void;
}

const childrenOf = (pages: readonly PageEntry[], parent: number | null): readonly PageEntry[] =>
  pages.filter((page) => page.parent === parent);

/** The pages below one, or at the top (null), each with those below it. */
export function PageList({ parent, ...tree }: Tree & { readonly parent: number | null }) {
  const siblings = childrenOf(tree.pages, parent);
  return (
    siblings.length > 0 && (
      <ol>
        {siblings.map((page, index) => (
          <li key={page.id}>
            <PageEntryRow
              {...tree}
              page={page}
              index={index}
              above={siblings[index - 1]}
              isLast={index === siblings.length - 1}
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

function PageEntryRow({ page, index, above, isLast, pages, onMove, onCopy, onRemove }: EntryProps) {
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
        {!page.isOnline && <em className="ed-quiet"> · {t('pages.offline')}</em>}
      </a>
      <IconButton
        icon="up"
        label={t('pages.up', { name: title })}
        disabled={!above}
        onClick={() => moveTo(page.parent, index - 1)}
      />
      <IconButton
        icon="down"
        label={t('pages.down', { name: title })}
        disabled={isLast}
        onClick={() => moveTo(page.parent, index + 1)}
      />
      <details className="ed-more">
        <summary aria-label={t('pages.more', { name: title })}>…</summary>
        <div className="ed-menu">
          {above && (
            <Button onClick={() => moveTo(above.id, childrenOf(pages, above.id).length)}>
              {t('pages.in', { name: above.title })}
            </Button>
          )}
          {parent && (
            <Button
              onClick={() =>
                moveTo(parent.parent, childrenOf(pages, parent.parent).indexOf(parent) + 1)
              }
            >
              {t('pages.out')}
            </Button>
          )}
          <Button onClick={() => onCopy(page)}>{t('pages.copy')}</Button>
          {!isHere && (
            <Button className="ed-danger" onClick={() => onRemove(page)}>
              {t('pages.remove')}
            </Button>
          )}
        </div>
      </details>
    </div>
  );
}
