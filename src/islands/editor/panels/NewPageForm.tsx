import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { LOCALES, type Locale } from '../../../lib/constants.ts';
import { otherThan } from '../../../lib/i18n/localized.ts';
import type { PageEntry } from '../../../lib/editing/calls.ts';
import { pathFromWords } from '../../../lib/routing/slug.ts';
import { request } from '../api/request.ts';
import { locale, RECORD } from '../api/record.ts';
import { failureText } from '../i18n/failure-text.ts';
import { t } from '../i18n/t.ts';
import { NEW_PAGE } from '../start/named-module.ts';

export interface NewPageProps {
  readonly pages: readonly PageEntry[];
  /** Of the calls about pages. */
  readonly address: string;
}

/** Below the page that one comes from, if that has an address of its own: the start page has none. */
const isBelow = RECORD.kind === 'page' && /^\/\w+\/./u.test(location.pathname);

const NO_TITLE: Readonly<Record<Locale, string>> = { de: '', en: '' };

/** The addresses that follow from the titles, below those of the parent page. */
const urlsOf = (title: typeof NO_TITLE, parent: PageEntry | undefined) =>
  Object.fromEntries(
    LOCALES.map((one) => {
      // A title is one part of an address, whatever stands in it.
      const slug = pathFromWords(title[one].replaceAll('/', ' '), one);
      const start = parent?.urls[one];
      // Without a title there is no page in that language.
      return [one, slug === '' ? '' : start ? `${start}/${slug}` : slug];
    }),
  );

interface TitleFieldProps {
  readonly language: Locale;
  readonly title: string;
  /** The address that follows from it; empty: no page in this language. */
  readonly url: string;
  readonly onChange: (title: string) => void;
}

/** The title in a language, with the address that the page gets by it. */
const TitleField = ({ language, title, url, onChange }: TitleFieldProps) => (
  <>
    <label>
      {t(`pages.title.${language}`)}
      <input
        value={title}
        maxLength={256}
        lang={language}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
    {url !== '' && (
      <p className="ed-quiet">{t('pages.address', { path: `/${language}/${url}` })}</p>
    )}
  </>
);

interface PageChoiceProps {
  readonly label: string;
  /** What stands for no page. */
  readonly none: string;
  readonly value: number | null;
  readonly pages: readonly PageEntry[];
  readonly onChange: (id: number | null) => void;
}

/** One of the pages, in their tree, or none. */
const PageChoice = ({ label, none, value, pages, onChange }: PageChoiceProps) => (
  <label>
    {label}
    <select
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{none}</option>
      {pages.map(({ id, depth, title }) => (
        <option key={id} value={id}>
          {'\u2003'.repeat(depth)}
          {title}
        </option>
      ))}
    </select>
  </label>
);

/** A new page, below another one or at the top, empty or like another one; its address follows from its title. */
export function NewPageForm({ pages, address }: NewPageProps) {
  const [title, setTitle] = useState(NO_TITLE);
  const [parent, setParent] = useState<number | null>(isBelow ? RECORD.id : null);
  const [like, setLike] = useState<number | null>(null);
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const parentPage = pages.find(({ id }) => id === parent);
  const urls = urlsOf(title, parentPage);
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    const query = like === null ? '' : `?like=${like}`;
    const result = await request<{ readonly id: number }>('POST', address + query, {
      title,
      urls,
      parent: parentPage ? parent : null,
    });
    const target = urls[locale] === '' ? otherThan(locale) : locale;
    if (result.ok) location.assign(`/${target}/${urls[target] ?? ''}?edit${NEW_PAGE}`);
    else setFieldErrors(result.failure.fields ?? { title: failureText(result) });
  };
  return (
    <form ref={form} onSubmit={(event) => void send(event)}>
      {Object.values(fieldErrors).length > 0 && (
        <p role="alert" className="ed-danger">
          {Object.values(fieldErrors).join(' ')}
        </p>
      )}
      {LOCALES.map((one) => (
        <TitleField
          key={one}
          language={one}
          title={title[one]}
          url={urls[one] ?? ''}
          onChange={(text) => setTitle({ ...title, [one]: text })}
        />
      ))}
      <PageChoice
        label={t('pages.below')}
        none={t('pages.top')}
        value={parent}
        pages={pages}
        onChange={setParent}
      />
      <PageChoice
        label={t('pages.like')}
        none={t('pages.blank')}
        value={like}
        pages={pages}
        onChange={setLike}
      />
      <button className="ed-main">{t('pages.create')}</button>
    </form>
  );
}
