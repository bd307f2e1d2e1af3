import { type SignFilm, signFilmSchema } from '../../../../content/records/sign-film.ts';
import { LOCALES, type Locale } from '../../../constants.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { textIn, otherThan } from '../../../i18n/localized.ts';
import { imageView } from '../../../media/picture.ts';
import { pathsOfLegalText, pathsOfPage } from '../../../routing/record-routes.ts';
import type { Head, LanguageForm, Page, SignFilmView } from '../../../views/page.ts';
import { easyLanguageTag, recordTag } from '../../services/cache-tags/tags.ts';
import { easyPageOf, type EasyLanguageKind } from '../../services/records/easy-language.ts';
import type { PageContext } from './page-context.ts';
import { alternatesOf, type PageFacts } from './page.ts';

/** The films of a record as a page shows them; what an editor has not finished is left out. */
const signFilms = (films: readonly SignFilm[], locale: Locale): readonly SignFilmView[] =>
  films.flatMap((stored) => {
    const parsed = signFilmSchema.safeParse(stored);
    if (!parsed.success) return [];
    const { title, image, transcript, ...film } = parsed.data;
    return [
      {
        ...film,
        title: textIn(title, locale),
        image: image && imageView(image, locale),
        transcript: textIn(transcript, locale),
      },
    ];
  });

type CmsPage = Entity<'page'>;
type Paths = Page['translations'];
type Facts = Required<Pick<PageFacts, 'translations' | 'alternates' | 'languages'>>;

/** Where the films of a page stand on it. */
const FILMS_ANCHOR = '#sign-language';

/** What a page in easy language says is there in everyday words, too; null: nothing public. */
function originalPaths(context: PageContext, page: CmsPage): Paths | null {
  const { easy_language_of: id, easy_language_of_text: text } = page;
  const { data } = context;
  if (id !== null) {
    context.shows(recordTag('page', id));
    const original = data.page.get(id);
    return original === undefined ? null : pathsOfPage(original);
  }
  if (text === null) return null;
  context.shows(recordTag('legal_text', text));
  const original = data.legal_text.get(text);
  return original === undefined ? null : pathsOfLegalText(original.key);
}

const easyAlternates = (easy: Paths): Head['alternates'] =>
  LOCALES.flatMap((locale) => {
    const href = easy[locale];
    return href === null ? [] : [{ hreflang: `${locale}-simple` as const, href }];
  });

/** The same things in all languages, the everyday ones first. */
const alternatesWith = (original: Paths | null, easy: Paths | null): Head['alternates'] => [
  ...(original === null ? [] : alternatesOf(original)),
  ...(easy === null ? [] : easyAlternates(easy)),
];

/** A link to the films of the page, where there are any. */
function filmLinks(films: Page['languages']['films']): readonly LanguageForm[] {
  const [first] = films;
  return first === undefined
    ? []
    : [{ form: 'sign', href: FILMS_ANCHOR, hreflang: first.language }];
}

/** A page that has no other form than films. */
export function filmForms(stored: readonly SignFilm[], locale: Locale): Page['languages'] {
  const films = signFilms(stored, locale);
  return { links: filmLinks(films), films, contentLang: null };
}

/** A link to the other form of a page, where there is one in this language. */
const linksTo = (
  form: 'easy' | 'everyday',
  href: string | null | undefined,
  hreflang: LanguageForm['hreflang'],
): readonly LanguageForm[] => (href ? [{ form, href, hreflang }] : []);

/** The page in easy language that belongs to a record, and the record's own films. */
export function everydayFacts(
  context: PageContext,
  { kind, id }: { readonly kind: EasyLanguageKind; readonly id: number },
  translations: Paths,
  films: Page['languages']['films'] = [],
): Facts {
  const { data, locale } = context;
  context.shows(easyLanguageTag(kind, id));
  const easyPage = easyPageOf(data.page.values(), kind, id);
  if (easyPage !== null) context.shows(recordTag('page', easyPage.id));
  const easy = easyPage === null ? null : pathsOfPage(easyPage);
  return {
    translations,
    alternates: alternatesWith(translations, easy),
    languages: {
      links: [...linksTo('easy', easy?.[locale], `${locale}-simple`), ...filmLinks(films)],
      films,
      contentLang: null,
    },
  };
}

/** The same for a page that editors wrote, which can be the one in easy language itself. */
export function languageFacts(context: PageContext, page: CmsPage): Facts {
  const { locale } = context;
  const films = signFilms(page.sign_films, locale);
  const own = pathsOfPage(page);
  if (!page.is_easy_language)
    return everydayFacts(context, { kind: 'page', id: page.id }, own, films);
  const original = originalPaths(context, page);
  const other = otherThan(locale);
  return {
    // Without easy language in the other language, what it says in everyday words is the same thing.
    translations: { ...own, [other]: own[other] ?? original?.[other] ?? null },
    alternates: alternatesWith(original, own),
    languages: {
      links: [...linksTo('everyday', original?.[locale], locale), ...filmLinks(films)],
      films,
      contentLang: `${locale}-simple`,
    },
  };
}
