// Bundled by itself, as the editor is: it shares nothing with the scripts of visitors' pages.
import type { Island } from '../../islands/island.ts';
import entries from '../../islands/editor/entries/main.ts?island';

void (import(/* @vite-ignore */ entries) as Promise<Island>).then(({ mount }) =>
  mount(document.body),
);
