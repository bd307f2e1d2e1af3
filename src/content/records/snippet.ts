import { slug } from '../fields/scalar.ts';
import { paragraphs } from '../fields/translated.ts';
import { defineRecord, type EntityOf, type InputOf } from './define.ts';

/** A piece of HTML that other systems fetch by its key. */
export const htmlSnippet = defineRecord({
  kind: 'html_snippet',
  label: { de: 'HTML-Baustein', en: 'HTML snippet' },
  title: 'key',
  isReference: true,
  unique: ['key'],
  indexes: [['key']],
  fields: { key: slug(), code: paragraphs({ max: 50_000, inLists: true }) },
});
export type HtmlSnippetEntity = EntityOf<typeof htmlSnippet>;
export type HtmlSnippetInput = InputOf<typeof htmlSnippet>;
