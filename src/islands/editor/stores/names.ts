import { plainText } from '../../../content/rich-text/plain.ts';
import type { Block } from '../../../content/rich-text/schema.ts';
import { moduleById } from '../../../lib/editing/content.ts';
import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { $content, $language } from './content.ts';
import { offerOf } from './library.ts';
import { otherThan } from '../../../lib/i18n/other-language.ts';

const MOST = 40;

/** Any words that a module begins with, to tell it from its like. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(wordsIn).find((text) => text !== '') ?? '';
  if (typeof value !== 'object' || value === null) return '';
  const part = value as Readonly<Record<string, unknown>>;
  if ('children' in part) return plainText([value as Block]);
  const language = $language.get();
  return wordsIn(part[language]) || wordsIn(part[otherThan(language)]);
}

/** «Text: Mit der Straßenbahn …» */
export function nameOfModule({ kind, data }: StoredModule): string {
  const offer = offerOf(kind);
  const label = offer?.label ?? kind;
  const said = (offer?.fields ?? [])
    .filter(({ isTranslated, control }) => isTranslated && control !== 'html')
    .toSorted(
      (left, right) => Number(right.key === offer?.heading) - Number(left.key === offer?.heading),
    )
    .map(({ key }) => wordsIn(data[key]).trim())
    .find((text) => text !== '');
  if (said === undefined) return label;
  return `${label}: ${said.length > MOST ? `${said.slice(0, MOST)} …` : said}`;
}

export function nameOf(id: string): string {
  const module = moduleById($content.get().modules, id);
  return module === null ? id : nameOfModule(module);
}
