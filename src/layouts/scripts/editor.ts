// Bundled by itself: it shares nothing with the scripts of visitors' pages, which
// stay as they are whatever the editor needs.
import editor from '../../islands/editor/main.tsx?worker&url';

void import(/* @vite-ignore */ editor);
