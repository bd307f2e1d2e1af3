import { chamberWorks } from './works-chamber.ts';
import { keyboardWorks } from './works-keyboard.ts';
import { orchestralWorks } from './works-orchestra.ts';
import { vocalWorks } from './works-vocal.ts';

/** The repertoire; the names of composers are printed the same in both languages. */
export const works = { ...orchestralWorks, ...chamberWorks, ...keyboardWorks, ...vocalWorks };
export type WorkKey = keyof typeof works;
