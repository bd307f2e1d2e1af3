import type { z } from 'zod';
import { hintOf, type Hint } from '../../../../content/fields/inner/hint.ts';
import { entryOf, fieldsOf } from '../../../../content/fields/inner/walk.ts';
import type { Image } from '../../../../content/fields/image.ts';
import type { OnlineWindow } from '../../../../content/fields/inner/window.ts';
import type { Block, Inline, RichText } from '../../../../content/rich-text/schema.ts';
import { isEmptyText } from '../../../../content/rich-text/plain.ts';
import {
  LOCALES,
  perLocale,
  type Locale,
  type Translated,
} from '../../../../content/i18n/locales.ts';
import { otherThan } from '../../../i18n/localized.ts';
import { MISSING_EMBED, type EmbedView } from '../../../media/embeds.ts';
import type { ShownLink } from '../../../views/module-view.ts';
import { keepTogether } from '../../../text/keep-together.ts';
import { imageView, type ImageView } from '../../../media/picture.ts';
import { safeHtml } from '../../services/site/safe-html.ts';

/** What a module's data needs of the page that it is shown on. */
export interface Localizer {
  /** Where a target leads in the page's language; null where it is gone. */
  link(target: string): ShownLink | null;
  /** Whether now lies in a window; notes when that changes. */
  isOnline(window: OnlineWindow): boolean;
  /** How content of others is shown; the page can frame it then. */
  embed(address: string): EmbedView;
  /** Where the page is shown to be edited: a text with the mark of the place that it comes from. */
  mark?(place: Place, text: string): string;
  /** The same for rich text. */
  markRich?(place: Place, text: RichText): RichText;
  /** The same for a picture. */
  markPicture?(place: Place, picture: ImageView): ImageView;
}
/** Steps from a module's data to one of its texts. */
export type Place = readonly (string | number)[];

type Values = Readonly<Record<string, unknown>>;
type Both = Translated<unknown>;

const TEXT_CONTROLS: readonly Hint['control'][] = ['line', 'paragraphs', 'richtext', 'html'];

const isBoth = (value: unknown): value is Both =>
  typeof value === 'object' && value !== null && LOCALES.every((locale) => locale in value);
const hasWords = (value: unknown): boolean =>
  Array.isArray(value) ? !isEmptyText(value as RichText) : value !== '';

/** One text of a module. */
interface ModuleText {
  readonly isRequired: boolean;
  readonly in: Translated<boolean>;
}

/** Every text of a module: whether it must be there, and in which languages it is. */
function textsIn(schema: z.ZodType, value: Values): readonly ModuleText[] {
  return fieldsOf(schema).flatMap(([key, field]): readonly ModuleText[] => {
    const hint = hintOf(field);
    const part = value[key];
    if (hint === null) return [];
    if (hint.control === 'list')
      return (part as readonly Values[]).flatMap((item) => textsIn(entryOf(field), item));
    if (!TEXT_CONTROLS.includes(hint.control) || !isBoth(part)) return [];
    const within = perLocale((locale) => hasWords(part[locale]));
    return [{ isRequired: hint.isRequired === true, in: within }];
  });
}

/**
 * The one language that a module is shown in: the page's, unless a text that must be there
 * is missing in it, or everything is. Languages are never mixed within a module, but for texts
 * that stand in for each other one by one.
 */
export function languageOf(schema: z.ZodType, value: Values, locale: Locale): Locale {
  const other = otherThan(locale);
  const texts = textsIn(schema, value);
  const isMissing = texts.some((text) => text.isRequired && !text.in[locale] && text.in[other]);
  const isEmpty = texts.every((text) => !text.in[locale]) && texts.some((text) => text.in[other]);
  return isMissing || isEmpty ? other : locale;
}

function resolveLinks(nodes: readonly Inline[], to: Localizer): readonly Inline[] {
  return nodes.flatMap((node): readonly Inline[] => {
    if ('text' in node) return [node];
    const link = to.link(node.href);
    // What a link named is gone: its words stay.
    return link === null ? node.children : [{ ...node, href: link.href }];
  });
}

const resolveBlockLinks = (block: Block, to: Localizer): Block =>
  block.type === 'paragraph'
    ? { ...block, children: [...resolveLinks(block.children, to)] }
    : {
        ...block,
        children: block.children.map((item) => ({
          ...item,
          children: [...resolveLinks(item.children, to)],
        })),
      };

/** Where a page is edited, a text that must be there has a place to be written in before it is there. */
const withMark = (to: Localizer, place: Place, text: unknown, isRequired: boolean): unknown => {
  if (typeof text !== 'string' || (text === '' && !isRequired)) return text;
  return to.mark ? to.mark(place, text) : keepTogether(text);
};

/** Rich text with each piece of its lines as `change` makes it. */
const changeInlines = (
  text: RichText,
  change: <Node extends Inline>(node: Node) => Node,
): RichText =>
  text.map((block) =>
    block.type === 'paragraph'
      ? { ...block, children: block.children.map(change) }
      : {
          ...block,
          children: block.children.map((item) => ({
            ...item,
            children: item.children.map(change),
          })),
        },
  );

const inlineTogether = <Node extends Inline>(node: Node): Node =>
  'text' in node
    ? { ...node, text: keepTogether(node.text) }
    : { ...node, children: node.children.map(inlineTogether) };

/** The language that a text of a module is shown in, whose language is another one. */
const languageOfText = (text: Translated<RichText>, lang: Locale, standsIn: boolean): Locale =>
  standsIn && isEmptyText(text[lang]) && !isEmptyText(text[otherThan(lang)])
    ? otherThan(lang)
    : lang;

const inlineInLanguage = <Node extends Inline>(node: Node, lang: Locale): Node =>
  'text' in node
    ? { lang, ...node }
    : { ...node, children: node.children.map((one) => inlineInLanguage(one, lang)) };

/** Rich text that says of its words which language they are. */
const richInLanguage = (text: RichText, lang: Locale): RichText =>
  changeInlines(text, (node) => inlineInLanguage(node, lang));

/** Rich text whose times and dates stay on one line. */
const richTogether = (text: RichText): RichText => changeInlines(text, inlineTogether);

/** Where a value is localized to: a language, the page, and the place in the module. */
interface Localization {
  readonly lang: Locale;
  readonly to: Localizer;
  readonly place: Place;
}

function localizeField(field: z.ZodType, value: unknown, target: Localization): unknown {
  const { lang, to, place } = target;
  const hint = hintOf(field);
  const control = hint?.control;
  if (value === null || value === undefined || control === undefined) return value;
  switch (control) {
    case 'line':
    case 'paragraphs':
      return isBoth(value)
        ? withMark(to, [...place, lang], value[lang], hint?.isRequired === true)
        : value;
    case 'html':
      return safeHtml((value as Translated)[lang]);
    case 'richtext': {
      const both = value as Translated<RichText>;
      const from = languageOfText(both, lang, hint?.standsIn === true);
      const text = from === lang ? both[lang] : richInLanguage(both[from], from);
      const linkedText = text.map((block) => resolveBlockLinks(block, to));
      return to.markRich?.([...place, from], linkedText) ?? richTogether(linkedText);
    }
    case 'link':
      return to.link(value as string);
    case 'picture': {
      const picture = imageView(value as Image, lang);
      return to.markPicture?.(place, picture) ?? picture;
    }
    case 'embed':
      // Of a module that is not finished.
      return value === '' ? MISSING_EMBED : to.embed((hint?.prefix ?? '') + (value as string));
    case 'list':
      return (value as readonly Values[]).flatMap((item, index) =>
        to.isOnline(item as OnlineWindow)
          ? [localize(entryOf(field), item, { lang, to, place: [...place, index] })]
          : [],
      );
    default:
      return value;
  }
}

/** A module's checked data as a page in one language shows it. */
export const localizeModule = (
  schema: z.ZodType,
  value: Values,
  lang: Locale,
  to: Localizer,
): Values => localize(schema, value, { lang, to, place: [] });

function localize(schema: z.ZodType, value: Values, target: Localization): Values {
  return Object.fromEntries(
    fieldsOf(schema).map(([key, field]) => [
      key,
      localizeField(field, value[key], { ...target, place: [...target.place, key] }),
    ]),
  );
}
