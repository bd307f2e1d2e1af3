import { $others, nameOf } from '../stores/presence.ts';
import { elementOf } from './dom.ts';

/** ED-07: says at each module who else is at it. Done again after each rendering. */
export function showCompany(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-company]'))
    delete element.dataset['company'];
  const modules = Map.groupBy($others.get(), ({ module }) => module);
  for (const [module, others] of modules) {
    const element = module === null ? null : elementOf(module);
    if (element) element.dataset['company'] = [...new Set(others.map(nameOf))].join(', ');
  }
}

/** Keeps that up to date. */
export const followCompany = (): void => {
  $others.listen(showCompany);
};
