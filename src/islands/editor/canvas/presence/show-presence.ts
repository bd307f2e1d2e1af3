import { $others, nameOf, recordPlace } from '../../stores/presence.ts';
import { elementOf } from '../dom.ts';

/** The element of a place: a module, or a text of the record. */
const placeElement = (place: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[data-record-text]')].find(
    ({ dataset }) => recordPlace(dataset['recordText'] ?? '') === place,
  ) ?? elementOf(place);

/** Says at each module, and at each text of the record, who else is at it. Done again after each rendering. */
export function showPresence(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-presence]'))
    delete element.dataset['presence'];
  const modules = Map.groupBy($others.get(), ({ module }) => module);
  for (const [module, others] of modules) {
    const element = module === null ? null : placeElement(module);
    if (element) element.dataset['presence'] = [...new Set(others.map(nameOf))].join(', ');
  }
}
