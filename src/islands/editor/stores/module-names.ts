import { plainText } from '../../../content/rich-text/plain.ts';
import type { Block } from '../../../content/rich-text/schema.ts';
import { moduleById } from '../../../lib/editing/content.ts';
import type { StoredModule } from '../../../content/fields/module-tree.ts';
import type { ModuleOffer } from '../../../lib/editing/library.ts';
import { otherThan } from '../../../lib/i18n/localized.ts';
import { $content, $language } from './content.ts';
import { moduleOffer } from '../api/library.ts';
import type { Locale } from '../../../lib/constants.ts';

const MAX_LENGTH = 40;

/** The first text in a value, to distinguish modules of the same kind. */
function firstText(value: unknown, language: Locale): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value))
    return value.map((one) => firstText(one, language)).find((text) => text !== '') ?? '';
  if (typeof value !== 'object' || value === null) return '';
  const part = value as Readonly<Record<string, unknown>>;
  if ('children' in part) return plainText([value as Block]);
  return firstText(part[language], language) || firstText(part[otherThan(language)], language);
}

/** The fields that a module of a kind is named after, the first of them first; worked out once for each kind. */
const naming = new WeakMap<ModuleOffer, readonly string[]>();

function namingFields(offer: ModuleOffer): readonly string[] {
  const keys =
    naming.get(offer) ??
    offer.fields
      .filter(({ isTranslated, control }) => isTranslated && control !== 'html')
      .map(({ key }) => key)
      .toSorted((left, right) => Number(right === offer.heading) - Number(left === offer.heading));
  naming.set(offer, keys);
  return keys;
}

/** «Text: Mit der Straßenbahn …», in the language that is being edited, or in this one. */
export function moduleName(
  { kind, data }: StoredModule,
  language: Locale = $language.get(),
): string {
  const offer = moduleOffer(kind);
  const label = offer?.label ?? kind;
  const heading = (offer ? namingFields(offer) : [])
    .map((key) => firstText(data[key], language).trim())
    .find((text) => text !== '');
  if (heading === undefined) return label;
  return `${label}: ${heading.length > MAX_LENGTH ? `${heading.slice(0, MAX_LENGTH)} …` : heading}`;
}

export function moduleNameById(id: string): string {
  const module = moduleById($content.get().modules, id);
  return module === null ? id : moduleName(module);
}
