import { useState, type SyntheticEvent } from 'react';
import { LOCALES, type Locale } from '../../../lib/constants.ts';
import { otherThan } from '../../../lib/i18n/other-language.ts';
import type { PageEntry } from '../../../lib/editing/calls.ts';
import { slugOf } from '../../../lib/routing/slug.ts';
import { ask } from '../request.ts';
import { locale, RECORD } from '../host.ts';
import { word } from '../words.ts';

interface Props {
  readonly pages: readonly PageEntry[];
  /** Of the calls about pages. */
  readonly address: string;
}

/** Below the page that one comes from, if that has an address of its own: the start page has none. */
const isBelow = RECORD.kind === 'page' && /^\/\w+\/./u.test(location.pathname);

const NOTHING: Readonly<Record<Locale, string>> = { de: '', en: '' };

/** A new page, below another one or at the top; its address follows from its title. */
export function NewPage({ pages, address }: Props) {
  const [title, setTitle] = useState(NOTHING);
  const [parent, setParent] = useState<number | null>(isBelow ? RECORD.id : null);
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({});
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    const above = pages.find(({ id }) => id === parent);
    const urls = Object.fromEntries(
      LOCALES.map((one) => {
        const own = slugOf(title[one]);
        const start = above?.urls[one];
        // Without a title there is no page in that language.
        return [one, title[one].trim() === '' ? '' : start ? `${start}/${own}` : own];
      }),
    );
    const made = await ask<{ readonly id: number }>('POST', address, {
      title,
      urls,
      parent: above ? parent : null,
    });
    const there = urls[locale] === '' ? otherThan(locale) : locale;
    if (made.ok) location.assign(`/${there}/${urls[there] ?? ''}?edit`);
    else setMistakes(made.failure.fields ?? { title: made.failure.message });
  };
  return (
    <details className="ed-new">
      <summary>{word('pages.new')}</summary>
      <form onSubmit={(event) => void send(event)}>
        {Object.values(mistakes).length > 0 && (
          <p role="alert" className="ed-danger">
            {Object.values(mistakes).join(' ')}
          </p>
        )}
        {LOCALES.map((one) => (
          <label key={one}>
            {word(`pages.title.${one}`)}
            <input
              value={title[one]}
              maxLength={256}
              lang={one}
              onChange={({ target }) => setTitle({ ...title, [one]: target.value })}
            />
          </label>
        ))}
        <label>
          {word('pages.below')}
          <select
            value={parent ?? ''}
            onChange={({ target }) => setParent(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{word('pages.top')}</option>
            {pages.map(({ id, title: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button className="ed-main">{word('pages.create')}</button>
      </form>
    </details>
  );
}
