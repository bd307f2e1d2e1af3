import type { Difference } from '../../../lib/editing/compare.ts';
import { word } from '../words.ts';
import { elementOf, tops } from './dom.ts';
import { onRefreshed, rendered } from './refresh.ts';

let differences: readonly Difference[] = [];
let end: (() => void) | null = null;

function clear(): void {
  for (const ghost of document.querySelectorAll('[data-ghost]')) ghost.remove();
  for (const element of document.querySelectorAll('[data-diff]'))
    element.removeAttribute('data-diff');
}

/** What is gone stands where it was, to be seen and not touched. */
async function showGone({ module, place }: Difference): Promise<void> {
  const made = (await rendered([module], [module.id])).get(module.id);
  if (made === undefined || !differences.some((one) => one.module.id === module.id)) return;
  const ghost = document.createElement('div');
  ghost.dataset['ghost'] = module.id;
  ghost.dataset['diff'] = word('versions.removed');
  ghost.inert = true;
  ghost.append(made);
  const siblings = tops();
  const next = place?.parent == null ? siblings[place?.index ?? 0] : elementOf(place.parent);
  if (next) next.before(ghost);
  else siblings.at(-1)?.after(ghost);
}

function show(): void {
  clear();
  for (const one of differences) {
    const element = elementOf(one.module.id);
    if (one.what === 'removed') void showGone(one);
    else if (element) element.dataset['diff'] = word(`versions.${one.what}`);
  }
}

/** ED-06: marks on the page itself what was added, changed, moved and taken away; nothing for none. */
export function showDifferences(wanted: readonly Difference[]): void {
  const ids = (list: readonly Difference[]) =>
    list.map(({ what, module }) => what + module.id).join();
  if (ids(wanted) === ids(differences)) return;
  differences = wanted;
  end?.();
  end = wanted.length > 0 ? onRefreshed(show) : null;
  show();
}
