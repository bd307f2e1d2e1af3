import { useState, type ReactNode } from 'react';
import type { PageEntry } from '../../../lib/editing/calls.ts';
import { fold } from '../../../lib/text/fold.ts';
import { t } from '../i18n/t.ts';

interface Props {
  readonly pages: readonly PageEntry[];
  /** What is shown while nothing is looked for. */
  readonly children: ReactNode;
}

const matching = (pages: readonly PageEntry[], words: readonly string[]): readonly PageEntry[] =>
  pages.filter(({ title, path }) => {
    const text = fold(`${title} ${path ?? ''}`);
    return words.every((word) => text.includes(word));
  });

const Results = ({ pages }: Pick<Props, 'pages'>) => (
  <>
    <p className="ed-quiet" role="status">
      {pages.length === 0 ? t('pages.none') : t('find.count', { n: pages.length })}
    </p>
    <ul>
      {pages.map(({ id, title, path, isOnline }) => (
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

/** Pages by words of their titles and addresses: all that match, however many there are. */
export function PageSearch({ pages, children }: Props) {
  const [query, setQuery] = useState('');
  const words = fold(query).split(' ').filter(Boolean);
  if (pages.length === 0) return <p>{t('pages.empty')}</p>;
  return (
    <>
      <label>
        {t('pages.find')}
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      {words.length === 0 ? children : <Results pages={matching(pages, words)} />}
    </>
  );
}
