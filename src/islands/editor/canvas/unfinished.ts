import type { MissingPart } from '../../../lib/views/module-view.ts';
import { t } from '../i18n/t.ts';
import { $inlineRichText, textFieldOf } from './inline-editing.ts';
import { elementOf, isLayoutPending } from './dom.ts';
import { updatePlaceholder } from './placeholder.ts';

/** Less than this is not to be seen, in pixels. */
const MIN_HEIGHT_PX = 4;

/** What keeps a module from being shown to visitors, as the server that rendered it says. */
export const missingPartsOf = (element: HTMLElement): readonly MissingPart[] =>
  JSON.parse(element.dataset['missing'] ?? '[]') as readonly MissingPart[];

/** Below a module that is not finished: what is missing, each with the way to its field. */
function showMissingParts(element: HTMLElement): void {
  const parts = missingPartsOf(element);
  if (parts.length === 0 || element.querySelector(':scope > .ed-missing') !== null) return;
  const box = document.createElement('p');
  box.className = 'ed-missing';
  box.dataset['edOwn'] = '';
  for (const { path, text } of parts) {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset['path'] = path;
    button.textContent = text;
    button.addEventListener('click', () => {
      const id = element.dataset['module'] ?? '';
      void import('./open-field.ts').then(({ openField }) => openField(id, path));
    });
    box.append(button);
  }
  element.append(box);
}

/** What shows nothing could be neither seen nor pressed. */
function markEmptyModules(): void {
  if (isLayoutPending()) return;
  const fresh = [
    ...document.querySelectorAll<HTMLElement>('[data-module]:not([data-note],[data-looked])'),
  ];
  // All of them first: after a note the browser would have to lay out the page once more.
  const empty = fresh.filter(({ offsetHeight }) => offsetHeight < MIN_HEIGHT_PX);
  for (const element of fresh) element.dataset['looked'] = '';
  for (const element of empty) element.dataset['note'] = t('unseen.nothing');
}

/** Done again after each rendering. */
export function showUnfinished(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-module][data-missing]')) {
    showMissingParts(element);
    for (const part of element.querySelectorAll('details')) part.open = true;
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-field][data-ready]'))
    updatePlaceholder(element);
  markEmptyModules();
}

/** What is written is no longer missing, before it is rendered. */
export function followTyping(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.isContentEditable) return;
    if (target.dataset['ready'] !== undefined) updatePlaceholder(target);
    const place = $inlineRichText.get() ?? textFieldOf(target);
    if (place === null) return;
    const isEmpty = target.textContent.trim() === '';
    const path = place.path.join('.');
    for (const part of elementOf(place.module)?.querySelectorAll<HTMLElement>(
      ':scope > .ed-missing [data-path]',
    ) ?? [])
      if (path.startsWith(`${part.dataset['path'] ?? ''}.`)) part.hidden = !isEmpty;
  });
}
