import { runMain } from 'citty';
import { foyer } from './commands.ts';

await runMain(foyer);
