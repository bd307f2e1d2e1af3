import { ADDRESS, isLinkTarget, MAX_ADDRESS_CHARACTERS } from '../../content/fields/target-form.ts';
import { plainText } from '../../content/rich-text/plain.ts';
import type { RichText } from '../../content/rich-text/schema.ts';
import { LOCALES, type Locale } from '../constants.ts';
import type { FieldForm } from '../editing/library.ts';
import type { Path } from '../editing/operation.ts';
import { withEdits } from './find-text.ts';
import { editHtml, editHtmlTargets, htmlParts, htmlTargets } from './html-edits.ts';
import {
  editRichText,
  editTargets,
  richParts,
  richTargets,
  type Edited,
  type EditsOf,
} from './rich-edits.ts';

type Values = Readonly<Record<string, unknown>>;

/** How a value is looked through and changed, part by part. */
interface Way<Value> {
  parts(value: Value): readonly string[];
  edit(value: Value, editsOf: EditsOf): Edited<Value>;
  /** What is counted against the limit of a field. */
  length(value: Value): number;
}

/** A text of a record or a module, one language of it. */
export interface Text {
  readonly path: Path;
  /** Of its field, with the numbers of the entries around. */
  readonly label: string;
  /** Null: the same in every language. */
  readonly language: Locale | null;
  /** Most characters; null: not said. */
  readonly max: number | null;
  readonly value: unknown;
  readonly way: Way<never>;
}

const wayOf = <Value>(way: Way<Value>): Way<never> => way as unknown as Way<never>;

const PLAIN = wayOf<string>({
  parts: (value) => [value],
  edit: (value, editsOf) => ({ value: withEdits(value, editsOf(0)), refused: [] }),
  length: (value) => value.length,
});
const RICH = wayOf<RichText>({
  parts: richParts,
  edit: editRichText,
  length: (value) => plainText(value).length,
});
const HTML = wayOf<string>({ parts: htmlParts, edit: editHtml, length: (value) => value.length });

const isAddress = (text: string): boolean =>
  text.length <= MAX_ADDRESS_CHARACTERS && ADDRESS.test(text);

const target = (isTarget: (text: string) => boolean): Way<never> =>
  wayOf<string>({
    parts: (value) => [value],
    edit(value, editsOf) {
      const edited = withEdits(value, editsOf(0));
      return isTarget(edited) ? { value: edited, refused: [] } : { value, refused: editsOf(0) };
    },
    length: (value) => value.length,
  });
const RICH_TARGETS = wayOf<RichText>({
  parts: richTargets,
  edit: (value, editsOf) => editTargets(value, editsOf, isLinkTarget),
  length: () => 0,
});
const HTML_TARGETS = wayOf<string>({
  parts: htmlTargets,
  edit: (value, editsOf) => editHtmlTargets(value, editsOf, isLinkTarget),
  length: (value) => value.length,
});

type Control = FieldForm['control'];
const WORDS: Partial<Record<Control, Way<never>>> = {
  line: PLAIN,
  paragraphs: PLAIN,
  richtext: RICH,
  html: HTML,
};
const LINKS: Partial<Record<Control, Way<never>>> = {
  link: target(isLinkTarget),
  url: target(isAddress),
  richtext: RICH_TARGETS,
  html: HTML_TARGETS,
};

/** Lines that are the same in every language and are words; the others are codes, keys, amounts. */
export const WORDS_OF_ALL: readonly string[] = [
  'author',
  'city',
  'contact_email',
  'credited_as',
  'name',
  'phone',
  'postal_code',
  'street',
];
/** Lines that are no words: whoever changes one moves the page. */
const NO_WORDS: readonly string[] = ['urls'];

const isSearched = ({ key, control, isTranslated }: FieldForm): boolean =>
  control !== 'line' || (isTranslated ? !NO_WORDS.includes(key) : WORDS_OF_ALL.includes(key));

/** The words of a picture and of a file, with their limits. */
const PICTURE = [
  [['alt', 'de'], 'de', 300],
  [['alt', 'en'], 'en', 300],
  [['credit'], null, 200],
] as const;
const FILE = [[['title'], null, 256]] as const;
const PARTS: Partial<
  Record<Control, readonly (readonly [readonly string[], Locale | null, number])[]>
> = { picture: PICTURE, image: PICTURE, file: FILE };

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '';

/** Where a field stands: the steps to it, and the numbers of the entries on the way. */
interface Around {
  readonly path: Path;
  readonly numbers: readonly number[];
}

function partTexts(field: FieldForm, value: Values, path: Path, label: string): readonly Text[] {
  return (PARTS[field.control] ?? []).flatMap(([steps, language, max]) => {
    const text = steps.reduce<unknown>((part, step) => (part as Values | undefined)?.[step], value);
    return isFilled(text)
      ? [{ path: [...path, ...steps], label, language, max, value: text, way: PLAIN }]
      : [];
  });
}

function textsOfField(
  field: FieldForm,
  value: unknown,
  { path, numbers }: Around,
  inLinks: boolean,
): readonly Text[] {
  if (value === null || value === undefined) return [];
  const { control, items, isTranslated, max } = field;
  const label = [field.label, ...numbers].join(' ');
  if (control === 'group') return textsIn(items, value as Values, inLinks, { path, numbers });
  if (control === 'list')
    return (value as readonly Values[]).flatMap((entry, index) =>
      textsIn(items, entry, inLinks, { path: [...path, index], numbers: [...numbers, index + 1] }),
    );
  if (control in PARTS) return inLinks ? [] : partTexts(field, value as Values, path, label);
  const way = (inLinks ? LINKS : WORDS)[control];
  if (way === undefined || (!inLinks && !isSearched(field))) return [];
  const limit = inLinks && control !== 'html' ? null : max;
  const texts = isTranslated
    ? LOCALES.map((one) => ({ language: one, step: [one], text: (value as Values)[one] }))
    : [{ language: null, step: [], text: value }];
  return texts
    .filter(({ text }) => isFilled(text))
    .map(({ language, step, text }) => ({
      path: [...path, ...step],
      label,
      language,
      max: limit,
      value: text,
      way,
    }));
}

/** Every text of a record or a module by its fields, or every address of a link. */
export function textsIn(
  fields: readonly FieldForm[],
  data: Values,
  inLinks: boolean,
  { path, numbers }: Around = { path: [], numbers: [] },
): readonly Text[] {
  return fields.flatMap((field) =>
    textsOfField(field, data[field.key], { path: [...path, field.key], numbers }, inLinks),
  );
}
