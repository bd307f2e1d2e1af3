// Bundled by itself, as in first-interaction.ts. What it shares with the script of visitors'
// pages would be a file of its own else, and no longer written into them.
import hub from './hub-page.ts?island';

void import(/* @vite-ignore */ hub).catch(() => undefined);
