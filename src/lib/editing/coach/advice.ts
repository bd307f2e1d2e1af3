import type { Block, Inline, RichText } from '../../../content/rich-text/schema.ts';
import type { StoredModule } from '../../../content/fields/module-tree.ts';
import type { Locale } from '../../constants.ts';
import type { FieldForm } from '../library.ts';
import { altError, foreignSentences, isVagueLink, longSentences } from './text-checks.ts';

/** Something that could be better, and where. Advice keeps nobody from publishing. */
export interface Advice {
  /** Null: the page as a whole. */
  readonly module: string | null;
  readonly rule:
    | 'heading.skipped'
    | 'heading.empty'
    | 'heading.second'
    | 'link.vague'
    | 'alt.missing'
    | 'alt.file'
    | 'alt.begins'
    | 'alt.long'
    | 'contrast'
    | 'language'
    | 'sentence';
  /** The words that it is about. */
  readonly about: string;
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

const linesOf = (block: Block): readonly (readonly Inline[])[] =>
  block.type === 'list' ? block.children.map(({ children }) => children) : [block.children];

const linksOf = (nodes: readonly Inline[]): readonly string[] =>
  nodes.flatMap((node) => ('text' in node ? [] : [plainOf(node.children)]));

function textAdvice(text: string, module: string, locale: Locale): readonly Advice[] {
  const foreign = foreignSentences(text, locale);
  return [
    ...foreign.map((about) => ({ module, rule: 'language' as const, about })),
    ...(locale === 'de' ? longSentences(text) : [])
      .filter((about) => !foreign.includes(about))
      .map((about) => ({ module, rule: 'sentence' as const, about })),
  ];
}

function pictureAdvice(value: unknown, module: string, locale: Locale): readonly Advice[] {
  const picture = value as { readonly alt?: Both; readonly decorative?: boolean } | null;
  if (picture == null || picture.decorative === true) return [];
  const alt = picture.alt?.[locale];
  const fieldError = altError(typeof alt === 'string' ? alt : '');
  const about = typeof alt === 'string' ? alt : '';
  return fieldError === null ? [] : [{ module, rule: `alt.${fieldError}`, about }];
}

/** What could be better in a module's own texts and pictures, in one language. */
export function moduleAdvice(
  { id, data }: Pick<StoredModule, 'id' | 'data'>,
  fields: readonly FieldForm[],
  locale: Locale,
): readonly Advice[] {
  return fields.flatMap((field): readonly Advice[] => {
    const value = data[field.key];
    const text = field.isTranslated ? (value as Both | undefined)?.[locale] : undefined;
    switch (field.control) {
      case 'list':
        return Array.isArray(value)
          ? value.flatMap((item) => moduleAdvice({ id, data: item as Values }, field.items, locale))
          : [];
      case 'picture':
        return pictureAdvice(value, id, locale);
      case 'richtext': {
        const lines = ((text ?? []) as RichText).flatMap(linesOf);
        return [
          ...lines.flatMap((line) => textAdvice(plainOf(line), id, locale)),
          ...lines
            .flatMap(linksOf)
            .filter(isVagueLink)
            .map((about) => ({ module: id, rule: 'link.vague' as const, about })),
        ];
      }
      case 'line':
      case 'paragraphs': {
        if (typeof text !== 'string' || text === '') return [];
        const isLink = field.key === 'link_text' || field.key === 'button_text';
        if (isLink && isVagueLink(text)) return [{ module: id, rule: 'link.vague', about: text }];
        return textAdvice(text, id, locale);
      }
      default:
        return [];
    }
  });
}
