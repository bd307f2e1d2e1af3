/* What others ask of the choice of several modules; it comes as one file. */
export { startAdding } from './choice.ts';
export { copy } from './clipboard.ts';
export { duplicate, removeAll } from './commands.ts';
export { handle, startSeveral } from './events.ts';
