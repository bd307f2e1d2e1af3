import { isKind, type Kind } from '../../../../content/records/kinds.ts';
import type { FieldForm } from '../../../editing/library.ts';
import type { FileUse } from '../../../../content/fields/inner/file.ts';
import { formatDay } from '../../../dates/dates.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import type { HubField } from '../../../views/hub/hub-view.ts';
import { namesById } from '../../repositories/hub/record-names.ts';
import { recordList } from '../../repositories/resources/record-list.ts';
import { findMedia } from '../../services/editing/finder.ts';
import type { PageContext } from '../page/page-context.ts';
import { textOf } from './form-input.ts';
import type { Form, Targets } from './form-types.ts';
import { targetOptions } from './list-filters.ts';
import { wordConditions } from './list-words.ts';

type Options = HubField['options'];

/** Kinds of which a house has so few that all of them stand in the form. */
const MOST_LISTED = 40;
/** Records that a search in a form shows. */
const MOST_FOUND = 20;

/** Every field of a form and of what is in it. */
function* allFields(fields: readonly FieldForm[]): Generator<FieldForm> {
  for (const field of fields) {
    yield field;
    yield* allFields(field.items);
  }
}

/** The field that a name of a form is that of; undefined: none. */
function fieldAt(fields: readonly FieldForm[], name: string): FieldForm | undefined {
  const [key = '', ...rest] = name.split('.').filter((part) => !/^\d+$/u.test(part));
  const field = fields.find((candidate) => candidate.key === key);
  return rest.length === 0 ? field : fieldAt(field?.items ?? [], rest.join('.'));
}

/** The ids that values hold in fields that point to records. */
function idsIn(fields: readonly FieldForm[], values: unknown, ids: Map<Kind, Set<number>>): void {
  if (typeof values !== 'object' || values === null) return;
  for (const field of fields) {
    const value = (values as Readonly<Record<string, unknown>>)[field.key];
    const target = field.target ?? '';
    if (field.control === 'list' && Array.isArray(value))
      for (const entry of value) idsIn(field.items, entry, ids);
    else if (field.control === 'group') idsIn(field.items, value, ids);
    else if (isKind(target)) {
      const own = ids.get(target) ?? new Set();
      ids.set(target, own);
      for (const id of Array.isArray(value) ? value : [value])
        if (typeof id === 'number') own.add(id);
    }
  }
}

/** Records of a kind by words of their names, with what tells them apart. */
async function search({ app, locale }: PageContext, kind: Kind, text: string): Promise<Options> {
  const found = await recordList(app.database.db, kind, {
    conditions: wordConditions(kind, text),
    order: { column: 'id', isDescending: true },
    position: null,
    limit: MOST_FOUND,
  });
  return found.map((record) => {
    const at = (record as unknown as Readonly<Record<string, unknown>>)['date_start'];
    const day = typeof at === 'string' ? ` (${formatDay(at, locale, 'numeric')})` : '';
    return { value: String(record.id), label: titleOf(kind, record, locale) + day };
  });
}

const USES: Readonly<Record<string, FileUse | 'picture'>> = {
  image: 'picture',
  picture: 'picture',
};

/** Files of the library by words of their titles. */
async function searchMedia({ app }: PageContext, field: FieldForm, query: string) {
  const uses = (USES[field.control] ?? field.target ?? '').split(',') as (FileUse | 'picture')[];
  const found = await Promise.all(uses.map((use) => findMedia(app, { use, query, after: 0 })));
  return found
    .flatMap(({ results }) => results)
    .map(({ id, title, preview }) => ({
      value: String(id),
      label: title,
      ...(preview !== null && { preview }),
    }));
}

/**
 * What a form offers where it points to others.
 * @param form what was sent, where somebody looked for something; null: nobody did
 */
export async function targetsOf(
  context: PageContext,
  fields: readonly FieldForm[],
  values: object,
  form: Form | null,
): Promise<Targets> {
  const kinds = new Set([...allFields(fields)].flatMap(({ target }) => target ?? []));
  const few = new Map<string, Options>();
  for (const kind of [...kinds].filter(isKind)) {
    const all = await targetOptions(context, kind, MOST_LISTED);
    if (all !== null) few.set(kind, all);
  }
  const ids = new Map<Kind, Set<number>>();
  idsIn(fields, values, ids);
  const names = new Map<string, string>();
  for (const [kind, own] of ids)
    for (const [id, record] of await namesById(context.app.database.db, kind, [...own]))
      names.set(`${kind}:${String(id)}`, titleOf(kind, record, context.locale));
  const looked = new Map<string, string>();
  const found = new Map<string, Options>();
  const asked = typeof form?.get('do') === 'string' ? [...form.keys()] : [];
  for (const key of asked.filter((name) => name.endsWith('~q'))) {
    const name = key.slice(0, -2);
    const text = (form === null ? '' : textOf(form, key)).trim().slice(0, 200);
    const field = fieldAt(fields, name);
    const isAsked = form?.get('do') === `find:${name}`;
    if (field === undefined || (text === '' && !isAsked)) continue;
    looked.set(name, text);
    const target = field.target ?? '';
    found.set(
      name,
      isKind(target)
        ? await search(context, target, text)
        : await searchMedia(context, field, text),
    );
  }
  return { few, names, found, looked };
}
