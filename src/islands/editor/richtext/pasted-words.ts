import type { PastedPart } from '../../../content/rich-text/pasted.ts';
import { t } from '../i18n/t.ts';

/** So many of the words that are lost are shown. */
const MAX_SHOWN = 12;

/** Of a document that is pasted: words that are in nothing that was made of it; empty: none are. */
export const lostText = (lost: readonly string[]): string =>
  lost.length === 0
    ? ''
    : t('text.pastedLost', { count: lost.length, words: lost.slice(0, MAX_SHOWN).join(' ') });

/** Its pictures that are not in the clipboard; empty: all are. */
export function picturesElsewhere(
  parts: readonly PastedPart[],
  pictures: ReadonlyMap<string, string>,
): string {
  const count = parts.filter((part) => part.type === 'picture' && !pictures.has(part.src)).length;
  return count === 0 ? '' : t('text.picturesElsewhere', { count });
}
