import path from 'node:path';
import { MAX_MODULES } from '../../../src/content/fields/max-modules.ts';
import { ROOT } from '../../start/paths.mjs';

/** Kinds as a long page has them, in turn; each holds what its first example does. */
const KINDS = ['headline', 'text', 'image', 'text', 'teaserlist', 'quote', 'link', 'twocolumns'];
/** Of these there is one every so often, and so are two texts side by side. */
const RARE = ['faq', 'table', 'imagelist', 'logolist', 'venuecard', 'audiofile'];
const RARE_EVERY = 15;
const COLUMNS_EVERY = 30;

/** The text in the middle that is written in, and the headline below it, whose form is filled in. */
export const WRITTEN = 'written';
export const FORM = 'form';

/** @param {string} kind */
async function exampleOf(kind) {
  const file = path.join(ROOT, 'src/content/modules', kind, 'examples.ts');
  return (await import(file)).examples.default.data;
}

/** @param {string} id @param {string} text */
function textModule(id, text) {
  const paragraphs = [{ type: 'paragraph', children: [{ text }] }];
  return { id, kind: 'text', data: { content: { de: paragraphs, en: paragraphs } } };
}

/** @param {number} at */
function kindAt(at) {
  if (at % RARE_EVERY !== 0) return KINDS[at % KINDS.length] ?? 'text';
  return RARE[(at / RARE_EVERY) % RARE.length] ?? 'text';
}

/** As many modules as a page takes, those in columns too. */
export async function longPage() {
  const modules = [];
  let isWritten = false;
  for (let at = 1, count = 0; count < MAX_MODULES; at += 1) {
    if (!isWritten && count >= MAX_MODULES / 2) {
      isWritten = true;
      modules.push(textModule(WRITTEN, 'Mit der Straßenbahn kommt man bis vor die Tür.'), {
        id: FORM,
        kind: 'headline',
        data: await exampleOf('headline'),
      });
      count += 2;
    } else if (at % COLUMNS_EVERY === 1 && count + 3 <= MAX_MODULES) {
      const columns = ['left', 'right'].map((side) => [textModule(`${side}-${at}`, `Satz ${at}.`)]);
      modules.push({ id: `columns-${at}`, kind: 'container', data: {}, columns });
      count += 3;
    } else {
      const kind = kindAt(at);
      modules.push({ id: `module-${at}`, kind, data: await exampleOf(kind) });
      count += 1;
    }
  }
  return modules;
}
