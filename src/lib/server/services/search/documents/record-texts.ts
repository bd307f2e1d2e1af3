import type { Field } from '../../../../../content/fields/field.ts';
import type { StoredModule } from '../../../../../content/fields/module-tree.ts';
import type { Fields } from '../../../../../content/records/define.ts';
import { SALE_STATUSES, type EventStatus } from '../../../../../content/records/event.ts';
import type { Performer, ProgrammeEntry } from '../../../../../content/records/event-parts.ts';
import { records, type Kind } from '../../../../../content/records/kinds.ts';
import type { Locale } from '../../../../constants.ts';
import { textIn } from '../../../../i18n/localized.ts';
import { translator } from '../../../../i18n/translator.ts';
import type { ModuleLibrary } from '../../modules/library.ts';
import { withSections } from '../../modules/shared-sections.ts';
import { moduleTexts, type FieldText, type ModuleTexts } from './module-texts.ts';
import type { RecordNames } from './record-names.ts';

/** What texts are read with. */
export interface TextSource {
  readonly names: RecordNames;
  readonly library: ModuleLibrary;
  readonly locale: Locale;
  /** An instant. */
  readonly now: string;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * The words of a value, an entry each: a text, labels of form fields. Of a structure its texts in the language are read and its name;
 * whatever else is plain text in it is an id or a code.
 */
function entriesOf(value: unknown, locale: Locale): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value))
    return value.map((item) => entriesOf(item, locale).filter(Boolean).join(', '));
  if (typeof value !== 'object' || value === null) return [];
  const values = value as Values;
  if (typeof values[locale] === 'string') return [values[locale]];
  return Object.entries(values).flatMap(([key, part]) =>
    typeof part !== 'string' || key === 'name' ? entriesOf(part, locale) : [],
  );
}

/** What an event offers, in the words that its page has for it. */
function accessTexts(access: Values, locale: Locale): readonly string[] {
  const t = translator(locale);
  return Object.entries(access).flatMap(([key, value]) => {
    if (value === false || value === 0) return [];
    const count = typeof value === 'number' ? { count: value } : {};
    // People have other words for it than the page.
    return [`${t(`event:access.${key}`, count)} (${t(`search:alsoAccess.${key}`)})`];
  });
}

/** What has become of an event, in the word that its page has; how its sale goes is said by no text. */
const statusTexts = (status: EventStatus, locale: Locale): readonly string[] =>
  SALE_STATUSES.includes(status) ? [] : [translator(locale)(`programme:status.${status}`)];

async function namesOf(field: Field, value: unknown, { names, locale }: TextSource) {
  const ids = Array.isArray(value) ? (value as number[]) : [value as number | null];
  const found: string[] = [];
  for (const id of ids)
    if (id !== null) found.push(await names.name(field.target as Kind, id, locale));
  return found;
}

/** A hall is looked for by its venue, too. */
async function roomTexts(id: number, { names, locale }: TextSource): Promise<readonly string[]> {
  const room = await names.find('room', id);
  if (room === null) return [];
  return [`${room.name[locale]}, ${await names.name('venue', room.venue, locale)}`];
}

/** A work as its event's page has it; people know it by its original title, too. */
async function workText(id: number, { names, locale }: TextSource): Promise<string> {
  const work = await names.read('work', id);
  if (work === null) return '';
  const by: string[] = [];
  for (const composer of work.composers) {
    const record = await names.read('composer', composer);
    if (record !== null) by.push(textIn(record.name, locale));
  }
  const { title, catalogue_number: number, original_title: original } = work;
  return [...by, textIn(title, locale), number, original].filter(Boolean).join(', ');
}

/** What is played, an entry each: a work, or the text of what is none. */
async function programmeTexts(
  programme: readonly ProgrammeEntry[],
  source: TextSource,
): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const { work, text, note } of programme) {
    const name = work === null ? text[source.locale] : await workText(work, source);
    texts.push([name, note[source.locale]].filter(Boolean).join(', '));
  }
  return texts;
}

/** Who performs, by the name that the event's page has. */
async function performerTexts(
  performers: readonly Performer[],
  { names, locale }: TextSource,
): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const { person, role, credited_as: credit } of performers) {
    const own = await names.read('person', person);
    texts.push([credit ?? own?.name, role[locale]].filter(Boolean).join(', '));
  }
  return texts;
}

async function fieldTexts(
  name: string,
  field: Field,
  value: unknown,
  source: TextSource,
): Promise<readonly string[]> {
  if (name === 'status') return statusTexts(value as EventStatus, source.locale);
  if (name === 'access' && field.control === 'group')
    return accessTexts(value as Values, source.locale);
  if (field.control === 'list' && name === 'programme')
    return programmeTexts(value as readonly ProgrammeEntry[], source);
  if (field.control === 'list' && name === 'performers')
    return performerTexts(value as readonly Performer[], source);
  if (field.target === 'room') return roomTexts(value as number, source);
  if (field.target !== undefined) return namesOf(field, value, source);
  return entriesOf(value, source.locale);
}

/** What the search reads of a record beside its name, by the fields that its description names. */
export async function recordTexts(
  kind: Kind,
  record: object,
  source: TextSource,
): Promise<ModuleTexts> {
  const fields = records[kind].fields as Fields;
  const texts: FieldText[] = [];
  let changesAt: string | null = null;
  for (const name of records[kind].searchFields ?? []) {
    const value = (record as Values)[name];
    const field = fields[name];
    if (field === undefined) continue;
    if (field.control === 'modules') {
      const { library, locale, now, names } = source;
      const tree = await withSections(
        value as readonly StoredModule[],
        library,
        async (id) => (await names.find('shared_section', id))?.modules ?? null,
      );
      const shown = moduleTexts(tree, library, locale, now);
      texts.push(...shown.texts);
      changesAt = shown.changesAt;
    } else
      for (const text of await fieldTexts(name, field, value, source))
        if (text.trim() !== '') texts.push([name, text]);
  }
  return { texts, changesAt };
}
