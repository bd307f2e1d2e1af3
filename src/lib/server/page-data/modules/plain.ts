import { plainText } from '../../../../content/rich-text/plain.ts';
import type { RichText } from '../../../../content/rich-text/schema.ts';
import type { ShownModule } from '../../../views/module-view.ts';

const isRichText = (value: unknown): value is RichText =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (block: unknown) =>
      typeof block === 'object' && block !== null && 'type' in block && 'children' in block,
  );

/** The first running text of some modules, as plain words: what describes a page that says nothing else. */
export function plainTextOf(modules: readonly ShownModule[]): string {
  for (const module of modules) {
    for (const value of Object.values(module.data)) if (isRichText(value)) return plainText(value);
    const inside = plainTextOf(module.columns.flat());
    if (inside !== '') return inside;
  }
  return '';
}
