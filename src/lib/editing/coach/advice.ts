import type { Inline, RichText } from '../../../content/rich-text/schema.ts';
import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { otherThan } from '../../i18n/localized.ts';
import type { FieldForm } from '../library.ts';
import { isSame } from '../content.ts';
import type { Path } from '../operation.ts';
import { hasText, translationState, type TranslationState } from '../translation/translation.ts';
import { LOCALES, type Locale } from '../../constants.ts';
import { wrongDays, wrongTimes } from './date-checks.ts';
import { implausible, type PlausibilityRule } from './plausible.ts';
import { linesOf, plainFixes, richFixes, type Fix } from './fixes.ts';
import {
  altError,
  foreignSentences,
  isVagueLink,
  longSentences,
  shoutedWords,
} from './text-checks.ts';
import type { TypographyRule } from './typography.ts';

/** Something that could be better, and where. Advice keeps nobody from publishing. */
export interface Advice {
  /** Null: the record itself, where there is a field; else the page as a whole. */
  readonly module: string | null;
  readonly rule:
    | 'heading.skipped'
    | 'heading.empty'
    | 'heading.second'
    | 'link.vague'
    | 'link.address'
    | 'link.dead'
    | 'link.odd'
    | 'alt.missing'
    | 'alt.file'
    | 'alt.begins'
    | 'alt.long'
    | `alt.none.${Locale}`
    | 'contrast'
    | 'language'
    | `outdated.${Locale}`
    | `untranslated.${Locale}`
    | 'date.impossible'
    | 'date.weekday'
    | 'time'
    | 'capitals'
    | 'sentence'
    | PlausibilityRule
    | TypographyRule;
  /** The words that it is about. */
  readonly about: string;
  /** The field to correct it in, where it stands in one that the page does not show. */
  readonly field?: Path;
  /** What the field would hold without it; only what needs no thought can be fixed by a click. */
  readonly fix?: { readonly path: Path; readonly after: unknown };
}

type Values = Readonly<Record<string, unknown>>;
type Both = Readonly<Partial<Record<Locale, unknown>>>;

/** Words that are marked as being in another language are left out: they are right as they are. */
const plainOf = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) =>
      'text' in node ? (node.lang === undefined ? node.text : '') : plainOf(node.children),
    )
    .join('');

const linksOf = (nodes: readonly Inline[]): readonly string[] =>
  nodes.flatMap((node) => ('text' in node ? [] : [plainOf(node.children)]));

/** Where texts stand: in which module, or in the record itself, and in which field of it. */
interface Where {
  readonly module: string | null;
  readonly path: Path;
}

function textAdvice(text: string, module: string | null, locale: Locale): readonly Advice[] {
  const foreign = foreignSentences(text, locale);
  const about = (rule: Advice['rule']) => (words: string) => ({ module, rule, about: words });
  return [
    ...foreign.map(about('language')),
    ...longSentences(text)
      .filter((sentence) => !foreign.includes(sentence))
      .map(about('sentence')),
    ...wrongDays(text, locale).map((wrong) => ({ module, ...wrong })),
    ...wrongTimes(text, locale).map(about('time')),
    ...shoutedWords(text).map(about('capitals')),
  ];
}

const fixAdvice = (fixes: readonly Fix<unknown>[], { module, path }: Where): readonly Advice[] =>
  fixes.map(({ rule, about, fixed }) => ({
    module,
    rule,
    about,
    fix: { path, after: fixed },
  }));

function richTextAdvice(text: RichText, where: Where, locale: Locale): readonly Advice[] {
  const { module } = where;
  const lines = text.flatMap(linesOf);
  return [
    ...lines.flatMap((line) => textAdvice(plainOf(line), module, locale)),
    ...lines
      .flatMap(linksOf)
      .filter(isVagueLink)
      .map((about) => ({ module, rule: 'link.vague' as const, about })),
    ...fixAdvice(richFixes(text, locale), where),
  ];
}

const ALT_NONE = { de: 'alt.none.de', en: 'alt.none.en' } as const;

function pictureAdvice(value: unknown, { module, path }: Where, locale: Locale): readonly Advice[] {
  const picture = value as { readonly alt?: Both; readonly decorative?: boolean } | null;
  if (picture == null || picture.decorative === true) return [];
  const at = (language: Locale): Path => [...path, 'alt', language];
  const textIn = (language: Locale): string => {
    const alt = picture.alt?.[language];
    return typeof alt === 'string' ? alt : '';
  };
  const [about, other] = [textIn(locale), otherThan(locale)];
  const fieldError = altError(about);
  return [
    ...(fieldError === null
      ? []
      : [{ module, rule: `alt.${fieldError}` as const, about, field: at(locale) }]),
    ...(about === '' || textIn(other) !== ''
      ? []
      : [{ module, rule: ALT_NONE[other], about: '', field: at(other) }]),
  ];
}

/** What could be better in the texts and pictures of some fields, in one language. */
function fieldAdvice(
  data: Values,
  fields: readonly FieldForm[],
  { module, path }: Where,
  locale: Locale,
): readonly Advice[] {
  return fields.flatMap((field): readonly Advice[] => {
    const value = data[field.key];
    const text = field.isTranslated ? (value as Both | undefined)?.[locale] : undefined;
    const here: Path = [...path, field.key];
    const where = { module, path: [...here, locale] };
    switch (field.control) {
      case 'list':
        return Array.isArray(value)
          ? value.flatMap((item, at) =>
              fieldAdvice(item as Values, field.items, { module, path: [...here, at] }, locale),
            )
          : [];
      case 'picture':
        return pictureAdvice(value, { module, path: here }, locale);
      case 'richtext':
        return richTextAdvice((text ?? []) as RichText, where, locale);
      case 'line':
      case 'paragraphs': {
        if (typeof text !== 'string' || text === '') return [];
        const isLink = field.key === 'link_text' || field.key === 'button_text';
        if (isLink && isVagueLink(text)) return [{ module, rule: 'link.vague', about: text }];
        return [...textAdvice(text, module, locale), ...fixAdvice(plainFixes(text, locale), where)];
      }
      default:
        return [];
    }
  });
}

const UNTRANSLATED = { de: 'untranslated.de', en: 'untranslated.en' } as const;
const OUTDATED = { de: 'outdated.de', en: 'outdated.en' } as const;

/** What is said of a translation. */
const RULE_OF_STATE: Readonly<
  Partial<Record<TranslationState, Readonly<Record<Locale, Advice['rule']>>>>
> = { outdated: OUTDATED, missing: UNTRANSLATED, fallback: UNTRANSLATED };

/** What could be better in a module's own texts and pictures, in one language. */
export function moduleAdvice(
  module: Pick<StoredModule, 'id' | 'data' | 'written'>,
  fields: readonly FieldForm[],
  locale: Locale,
): readonly Advice[] {
  const { id, data } = module;
  return [
    ...fieldAdvice(data, fields, { module: id, path: [] }, locale),
    ...LOCALES.flatMap((one): readonly Advice[] => {
      const rule = RULE_OF_STATE[translationState(module, fields, one)]?.[one];
      return rule === undefined ? [] : [{ module: id, rule, about: '' }];
    }),
  ];
}

/** The language of a text that was left as it is public while the other one was changed; null: none. */
function outdatedIn(now: Both | undefined, published: Both | undefined): Locale | null {
  if (!LOCALES.every((one) => hasText(now?.[one]))) return null;
  const same = LOCALES.filter((one) => isSame(now?.[one], published?.[one]));
  return same.length === 1 ? (same[0] ?? null) : null;
}

/** The language in which a text is missing that there is in the other one; null: none. */
function missingIn(text: Both | undefined): Locale | null {
  const missing = LOCALES.filter((one) => !hasText(text?.[one]));
  return missing.length === 1 ? (missing[0] ?? null) : null;
}

/** What else is known where a record is read. */
interface Around {
  /** What visitors see of it; null: nothing yet, or it is not known. */
  readonly published?: Values | null;
  /** In milliseconds since 1970. */
  readonly now?: number;
}

/** What could be better in a record around its modules, each with the field that it is about. */
export function recordAdvice(
  record: Values,
  fields: readonly FieldForm[],
  locale: Locale,
  { published = null, now = Date.now() }: Around = {},
): readonly Advice[] {
  const texts = fields.flatMap((field): readonly Advice[] => {
    const outdated =
      published !== null && field.isTranslated
        ? outdatedIn(record[field.key] as Both, published[field.key] as Both)
        : null;
    const missing = field.isTranslated ? missingIn(record[field.key] as Both) : null;
    return [
      ...fieldAdvice(record, [field], { module: null, path: [] }, locale),
      ...(outdated === null ? [] : [{ module: null, rule: OUTDATED[outdated], about: '' }]),
      ...(missing === null ? [] : [{ module: null, rule: UNTRANSLATED[missing], about: '' }]),
    ].map((advice: Advice) => ({ ...advice, field: advice.field ?? [field.key] }));
  });
  return [...texts, ...implausible(record, now).map((one) => ({ module: null, ...one }))];
}
