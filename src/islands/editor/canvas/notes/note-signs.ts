import { t } from '../../i18n/t.ts';
import { $noteCounts } from '../../stores/notes.ts';
import { moduleNameById } from '../../stores/module-names.ts';
import { canvasRenderer } from '../canvas-renderer.ts';
import { elementOf } from '../dom.ts';
import { openNote } from './note-place.ts';

function makeSign(id: string): HTMLButtonElement {
  const sign = document.createElement('button');
  sign.type = 'button';
  sign.className = 'ed-note-sign';
  sign.dataset['edOwn'] = '';
  sign.addEventListener('click', () => openNote(id));
  return sign;
}

/** At each module that has open notes, how many; it leads to them. */
function showNoteSigns(): void {
  const { modules = {} } = $noteCounts.get();
  for (const sign of document.querySelectorAll<HTMLElement>('.ed-note-sign'))
    if (!((sign.parentElement?.dataset['module'] ?? '') in modules)) sign.remove();
  for (const [id, count] of Object.entries(modules)) {
    const element = elementOf(id);
    if (element === null) continue;
    const sign = element.querySelector<HTMLButtonElement>(':scope > .ed-note-sign') ?? makeSign(id);
    const label = `${t('notes.sign', { count })}: ${moduleNameById(id)}`;
    sign.textContent = String(count);
    sign.title = label;
    sign.setAttribute('aria-label', label);
    if (sign.parentElement !== element) element.append(sign);
  }
}

/** Shows the signs, and again after each rendering. */
export function startNoteSigns(): void {
  canvasRenderer.onRendered(showNoteSigns);
  $noteCounts.subscribe(showNoteSigns);
}
