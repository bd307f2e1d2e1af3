import type { z } from 'zod';
import { hintOf, type Hint } from '../../../../content/fields/inner/hint.ts';
import { entryOf, fieldsOf } from '../../../../content/fields/inner/walk.ts';
import type { Image } from '../../../../content/fields/image.ts';
import type { OnlineWindow } from '../../../../content/fields/inner/window.ts';
import type { Block, Inline, RichText } from '../../../../content/rich-text/schema.ts';
import { isEmptyText } from '../../../../content/rich-text/plain.ts';
import { LOCALES, type Locale } from '../../../constants.ts';
import { shownEmbed } from '../../../media/embeds.ts';
import type { ShownLink } from '../../../views/module-view.ts';
import { otherThan } from '../../../i18n/other-language.ts';
import { shownImage } from '../../../media/picture.ts';
import { safeHtml } from '../../services/site/safe-html.ts';

/** What a module's data needs of the page that it is shown on. */
export interface Localizer {
  /** Where a target leads in the page's language; null where it is gone. */
  link(target: string): ShownLink | null;
  /** Whether now lies in a window; notes when that changes. */
  isOnline(window: OnlineWindow): boolean;
  /** The page can frame this address. */
  frames(address: string): void;
  /** Where the page is shown to be edited: a text with the mark of the place that it comes from. */
  mark?(place: Place, text: string): string;
  /** The same for rich text. */
  markRich?(place: Place, text: RichText): RichText;
}
/** Steps from a module's data to one of its texts. */
export type Place = readonly (string | number)[];

type Values = Readonly<Record<string, unknown>>;
type Both = Readonly<Record<Locale, unknown>>;

const TEXT_CONTROLS: readonly Hint['control'][] = ['line', 'paragraphs', 'richtext', 'html'];

const isBoth = (value: unknown): value is Both =>
  typeof value === 'object' && value !== null && LOCALES.every((locale) => locale in value);
const isSaid = (value: unknown): boolean =>
  Array.isArray(value) ? !isEmptyText(value as RichText) : value !== '';

interface Said {
  readonly isRequired: boolean;
  readonly in: Readonly<Record<Locale, boolean>>;
}

/** Every text of a module: whether it must be there, and in which languages it is. */
function saidIn(schema: z.ZodType, value: Values): readonly Said[] {
  return fieldsOf(schema).flatMap(([key, field]): readonly Said[] => {
    const hint = hintOf(field);
    const part = value[key];
    if (hint === null) return [];
    if (hint.control === 'list')
      return (part as readonly Values[]).flatMap((item) => saidIn(entryOf(field), item));
    if (!TEXT_CONTROLS.includes(hint.control) || !isBoth(part)) return [];
    const within = { de: isSaid(part.de), en: isSaid(part.en) };
    return [{ isRequired: hint.isRequired === true, in: within }];
  });
}

/**
 * The one language a module speaks: the page's, unless a text that must be there
 * is missing in it, or everything is. Languages are never mixed within a module.
 */
export function languageOf(schema: z.ZodType, value: Values, locale: Locale): Locale {
  const other = otherThan(locale);
  const said = saidIn(schema, value);
  const isMissing = said.some((text) => text.isRequired && !text.in[locale] && text.in[other]);
  const isSilent = said.every((text) => !text.in[locale]) && said.some((text) => text.in[other]);
  return isMissing || isSilent ? other : locale;
}

function linked(nodes: readonly Inline[], to: Localizer): readonly Inline[] {
  return nodes.flatMap((node): readonly Inline[] => {
    if ('text' in node) return [node];
    const link = to.link(node.href);
    // What a link named is gone: its words stay.
    return link === null ? node.children : [{ ...node, href: link.href }];
  });
}

const linkedBlock = (block: Block, to: Localizer): Block =>
  block.type === 'paragraph'
    ? { ...block, children: [...linked(block.children, to)] }
    : {
        ...block,
        children: block.children.map((item) => ({
          ...item,
          children: [...linked(item.children, to)],
        })),
      };

const marked = (to: Localizer, place: Place, text: unknown): unknown =>
  typeof text === 'string' && text !== '' && to.mark ? to.mark(place, text) : text;

function spokenField(
  field: z.ZodType,
  value: unknown,
  lang: Locale,
  to: Localizer,
  place: Place,
): unknown {
  const hint = hintOf(field);
  const control = hint?.control;
  if (value === null || value === undefined || control === undefined) return value;
  switch (control) {
    case 'line':
    case 'paragraphs':
      return isBoth(value) ? marked(to, [...place, lang], value[lang]) : value;
    case 'html':
      return safeHtml((value as Readonly<Record<Locale, string>>)[lang]);
    case 'richtext': {
      const text = (value as Readonly<Record<Locale, RichText>>)[lang];
      const linkedText = text.map((one) => linkedBlock(one, to));
      return to.markRich?.([...place, lang], linkedText) ?? linkedText;
    }
    case 'link':
      return to.link(value as string);
    case 'picture':
      return shownImage(value as Image, lang);
    case 'embed': {
      const embed = shownEmbed((hint?.prefix ?? '') + (value as string));
      if (embed.frame !== null) to.frames(embed.frame);
      return embed;
    }
    case 'list':
      return (value as readonly Values[]).flatMap((item, index) =>
        to.isOnline(item as OnlineWindow)
          ? [spoken(entryOf(field), item, lang, to, [...place, index])]
          : [],
      );
    default:
      return value;
  }
}

/** A module's checked data as a page in one language shows it (see `Shown`). */
export function spoken(
  schema: z.ZodType,
  value: Values,
  lang: Locale,
  to: Localizer,
  place: Place = [],
): Values {
  return Object.fromEntries(
    fieldsOf(schema).map(([key, field]) => [
      key,
      spokenField(field, value[key], lang, to, [...place, key]),
    ]),
  );
}
