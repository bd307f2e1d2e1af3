import { startAdding } from './choice.ts';
import { copy } from './clipboard.ts';
import { duplicate, removeAll } from './commands.ts';
import { handle, startSeveral } from './events.ts';

/** What others ask of the choice of several modules; it comes as one file. */
export const part = { startAdding, copy, duplicate, removeAll, handle, startSeveral };
