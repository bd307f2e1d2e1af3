/** What pages of the hub run at once: the report of errors, and what helps with lists and forms. */
import './errors/script-errors.ts';
// Bundled by itself, as in first-interaction.ts.
import hub from '../../islands/hub/main.ts?worker&url';

void import(/* @vite-ignore */ hub).catch(() => undefined);
