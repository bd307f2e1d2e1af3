import { modulesIn, type StoredModule } from '../../../src/content/fields/module-tree.ts';
import type { DemoContent } from '../../../demo/build.ts';
import { plainText } from '../../../src/content/rich-text/plain.ts';

type Page = DemoContent['page'][number];

/** The pages of the demo in easy language. */
export const pagesOf = (demo: DemoContent): readonly Page[] =>
  demo.page.filter(({ is_easy_language: isEasy }) => isEasy === true);

/** What says something to readers, beside descriptions of pictures, which belong to the picture. */
const NO_TEXTS = ['image', 'alt'];

/** Every text in German below a value, plain or rich. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if ('de' in value && 'en' in value) return germanTexts(value.de);
  return Object.entries(value).flatMap(([key, part]) =>
    NO_TEXTS.includes(key) ? [] : textsIn(part),
  );
}

const germanTexts = (text: unknown): readonly string[] =>
  Array.isArray(text) ? text.map((block) => plainText([block] as never)) : [String(text)];

/** The sentences of what search engines show, which has no lines. */
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=\.) /u);

/** The lines of a page: each is one sentence, a part of a list, or an address. */
export function linesOf(page: Page): readonly string[] {
  const modules = modulesIn((page.modules ?? []) as readonly StoredModule[]);
  const texts = [
    ...textsIn([page.title, page.headline ?? null, page.meta_title ?? null]),
    ...textsIn([page.meta_description ?? null]).flatMap(sentencesOf),
    ...modules.flatMap(({ module }) => textsIn(module.data)),
  ];
  return texts
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const MAX_WORDS = 12;
/** Letters of one part of a word, between hyphens. */
const MAX_LETTERS = 14;
const NUMBERS =
  /(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?!\p{L})/iu;

/** A line without addresses, and without the points of dates, which end no sentence. */
const plain = (line: string): string =>
  line.replaceAll(/\S+@\S+|\+[\d ]+/gu, '').replaceAll(/(\d)\.(?=\s)/gu, '$1');

const RULES: readonly (readonly [problem: string, breaks: (line: string) => boolean])[] = [
  ['too many words', (line) => line.split(/\s+/u).filter(Boolean).length > MAX_WORDS],
  ['several sentences', (line) => /[.!?]\s+\S/u.test(plain(line))],
  ['semicolon', (line) => line.includes(';')],
  ['parentheses', (line) => /[()[\]]/u.test(line)],
  [
    'long word',
    (line) =>
      plain(line)
        .split(/[^\p{L}]+/u)
        .some((part) => part.length > MAX_LETTERS),
  ],
  [
    'passive or subjunctive',
    (line) =>
      /(?<!\p{L})(?:wird|werden|wurden?|worden|würden?|hätten?|könnten?|wären?|sei)(?!\p{L})/iu.test(
        line,
      ),
  ],
  ['genitive', (line) => /(?<!\p{L})(?:des|eines|wegen)(?!\p{L})/iu.test(line)],
  ['number in words', (line) => NUMBERS.test(line)],
  [
    'not one statement',
    (line) => /,\s+(?:weil|dass|damit|obwohl|wenn|was|wer|wo|aber)(?!\p{L})/iu.test(line),
  ],
];

/** What can be counted of the rules of easy language («Leichte Sprache») that a line breaks. */
export const problemsOf = (line: string): readonly string[] =>
  RULES.flatMap(([problem, breaks]) => (breaks(line) ? [problem] : []));
