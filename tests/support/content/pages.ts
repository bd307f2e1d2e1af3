import type { ModuleInput } from '../../../src/content/fields/module-tree.ts';
import type { PageInput } from '../../../src/content/records/page.ts';
import { richTextFrom } from '../../../src/content/rich-text/write.ts';
import { text } from './records.ts';

const paragraph = (de: string, en = '') => ({
  de: de === '' ? [] : richTextFrom(de),
  en: en === '' ? [] : richTextFrom(en),
});
/** A module with a paragraph in each language; empty: not in that one. */
export const textModule = (id: string, de: string, en = ''): ModuleInput => ({
  id,
  kind: 'text',
  data: { content: paragraph(de, en) },
});

/** A page at `/de/probe/ort`, with changes. */
export const page = (change: Partial<PageInput> = {}): PageInput => ({
  title: text('Ein Ort', 'A place'),
  urls: { de: 'probe/ort', en: 'trial/place' },
  ...change,
});

/** The same for a page of which only its facts matter. */
export const textParagraph: ModuleInput = textModule('m1', 'Ein Text.');
