// Bundled by itself: it shares nothing with the scripts of visitors' pages, which
// stay as they are whatever the editor needs.
import { showLoadingError } from '../islands/editor/loading-error.ts';
import type { Island } from '../islands/island.ts';
import editor from '../islands/editor/main.tsx?island';

(import(/* @vite-ignore */ editor) as Promise<Island>).then(
  ({ mount }) => mount(document.body),
  showLoadingError,
);
