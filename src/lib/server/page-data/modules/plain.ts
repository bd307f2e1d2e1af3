import { plainText } from '../../../../content/rich-text/plain.ts';
import type { Inline, RichText } from '../../../../content/rich-text/schema.ts';
import type { ShownModule } from '../../../views/module-view.ts';

const isRichText = (value: unknown): value is RichText =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (block: unknown) =>
      typeof block === 'object' && block !== null && 'type' in block && 'children' in block,
  );

const saysLanguage = (node: Inline): boolean =>
  'text' in node
    ? node.text.trim() === '' || node.lang !== undefined
    : node.children.every(saysLanguage);

/** Whether a text is all in other languages than its module: it stands in for the page's own. */
const standsIn = (text: RichText): boolean =>
  text.every((block) =>
    block.type === 'list'
      ? block.children.every(({ children }) => children.every(saysLanguage))
      : block.children.every(saysLanguage),
  );

/**
 * The first running text of some modules in the page's language, as plain words: what describes
 * a page that says nothing else.
 */
export function plainTextOf(modules: readonly ShownModule[]): string {
  for (const module of modules) {
    if (module.lang !== undefined) continue;
    for (const value of Object.values(module.data))
      if (isRichText(value) && !standsIn(value)) return plainText(value);
    const inside = plainTextOf(module.columns.flat());
    if (inside !== '') return inside;
  }
  return '';
}
