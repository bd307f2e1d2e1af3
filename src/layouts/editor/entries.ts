// Bundled by itself, as the editor is: it shares nothing with the scripts of visitors' pages.
import entries from '../../islands/editor/entries/main.ts?island';

void import(/* @vite-ignore */ entries);
