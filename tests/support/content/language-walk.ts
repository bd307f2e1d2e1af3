import { Parser } from 'htmlparser2';
import { thingsOf } from './page-words.ts';

/*
 * Where words of the other language stand on a page without saying so. They are told by a mark
 * that each of them carries.
 */

/** Elements that are shut as soon as they are open. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** What is no text of the page. */
const SILENT = new Set(['script', 'style', 'template', 'noscript']);

interface Open {
  readonly name: string;
  readonly lang: string;
  readonly path: string;
}

/** Texts, and attributes that are read out, that carry the mark under another language than theirs. */
function wrongInBody(html: string, mark: string, own: string): readonly string[] {
  const open: Open[] = [{ name: '', lang: '', path: '' }];
  const wrong = new Set<string>();
  const top = (): Open => open.at(-1) ?? { name: '', lang: '', path: '' };
  const parser = new Parser({
    onopentag(name, attributes) {
      const { lang, path } = top();
      const label = name + (attributes['class'] ? `.${attributes['class'].split(' ')[0]}` : '');
      const here = { name, lang: attributes['lang'] || lang, path: `${path} > ${label}` };
      for (const told of ['alt', 'title', 'aria-label', 'placeholder'])
        if (attributes[told]?.includes(mark) && here.lang !== own)
          wrong.add(`${here.path} [${told}]`);
      // A condition quotes the names of fields.
      const isQuote = attributes['data-condition'] !== undefined;
      if (!VOID.has(name)) open.push(isQuote ? { ...here, lang: own } : here);
    },
    ontext(text) {
      if (!text.includes(mark) || open.some(({ name }) => SILENT.has(name))) return;
      const { lang, path, name } = top();
      if (lang !== own && name !== 'title') wrong.add(path);
    },
    onclosetag(name) {
      const index = open.findLastIndex((one) => one.name === name);
      if (index > 0) open.length = index;
    },
  });
  parser.end(html);
  return [...wrong];
}

const descriptionsIn = (thing: unknown): readonly string[] =>
  typeof thing !== 'object' || thing === null
    ? []
    : Object.entries(thing).flatMap(([key, value]) =>
        typeof value === 'string' && key === 'description' ? [value] : descriptionsIn(value),
      );

/** Descriptions for machines, which have no place to say their language. */
function wrongInHead(html: string, mark: string): readonly string[] {
  const metas = [...html.matchAll(/<meta\b[^>]*>/gu)].map(([tag]) => tag);
  return [
    ...metas.filter((tag) => tag.includes(mark)),
    ...thingsOf(html)
      .flatMap(descriptionsIn)
      .filter((text) => text.includes(mark))
      .map((text) => `JSON-LD: ${text}`),
  ];
}

/**
 * @param mark stands in every word of the other language
 * @param own  the language that those words are in
 */
export const wrongLanguage = (html: string, mark: string, own: string): readonly string[] => [
  ...wrongInHead(html, mark),
  ...wrongInBody(html, mark, own),
];
