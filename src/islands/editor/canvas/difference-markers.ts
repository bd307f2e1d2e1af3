import type { Difference } from '../../../lib/editing/compare.ts';
import { t } from '../i18n/t.ts';
import { elementOf, topModules } from './dom.ts';
import { renderPreview } from './render-modules.ts';
import { canvasRenderer } from './canvas-renderer.ts';

const keyOf = (differences: readonly Difference[]): string =>
  differences.map(({ what, module }) => what + module.id).join();

/** Marks on the page itself what was added, changed, moved and taken away. */
class DifferenceMarkers {
  #differences: readonly Difference[] = [];
  #stop: (() => void) | null = null;

  /** Marks these differences, after each rendering again; none end the marking. */
  set(differences: readonly Difference[]): void {
    if (keyOf(differences) === keyOf(this.#differences)) return;
    this.#differences = differences;
    this.#stop?.();
    this.#stop = differences.length > 0 ? canvasRenderer.onRendered(() => this.#show()) : null;
    this.#show();
  }

  #show(): void {
    for (const ghost of document.querySelectorAll('[data-ghost]')) ghost.remove();
    for (const element of document.querySelectorAll('[data-diff]'))
      element.removeAttribute('data-diff');
    for (const difference of this.#differences) {
      const element = elementOf(difference.module.id);
      if (difference.what === 'removed') void this.#showRemoved(difference);
      else if (element) element.dataset['diff'] = t(`versions.${difference.what}`);
    }
  }

  /** A removed module is shown where it was, inert. */
  async #showRemoved({ module, place }: Difference): Promise<void> {
    const preview = (await renderPreview([module], [module.id])).get(module.id);
    const isCurrent = this.#differences.some((one) => one.module.id === module.id);
    if (preview === undefined || !isCurrent) return;
    const ghost = document.createElement('div');
    ghost.dataset['ghost'] = module.id;
    ghost.dataset['diff'] = t('versions.removed');
    ghost.inert = true;
    ghost.append(preview);
    const siblings = topModules();
    const next = place?.parent == null ? siblings[place?.index ?? 0] : elementOf(place.parent);
    if (next) next.before(ghost);
    else siblings.at(-1)?.after(ghost);
  }
}

export const differenceMarkers = new DifferenceMarkers();
