import type { Island } from '../islands/island.ts';
// Bundled by itself. What it shares with the script of visitors'
// pages would be a file of its own else, and no longer written into them.
import hub from './hub-page.ts?island';

(import(/* @vite-ignore */ hub) as Promise<Island>).then(
  ({ mount }) => mount(document.body),
  () => undefined,
);
