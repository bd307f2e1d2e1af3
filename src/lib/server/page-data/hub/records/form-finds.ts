import type { FormValues } from '../../../../forms/form-values.ts';
import { isKind, type Kind } from '../../../../../content/records/kinds.ts';
import type { FileUse } from '../../../../../content/fields/inner/file.ts';
import type { FieldForm } from '../../../../editing/library.ts';
import { dayOf, formatDay } from '../../../../dates/dates.ts';
import { titleOf } from '../../../../i18n/record-name.ts';
import type { HubField } from '../../../../views/hub/hub-view.ts';
import { countMedia, listMedia } from '../../../repositories/media/library-list.ts';
import { countRecords, recordList } from '../../../repositories/resources/record-list.ts';
import { previewOf } from '../../../services/editing/media-value.ts';
import type { PageContext } from '../../page/page-context.ts';
import { textOf } from './form-input.ts';
import { stepOf } from '../form-help/form-rows.ts';
import type { Filling, Find } from './form-types.ts';
import { wordConditions } from './list-words.ts';

type Options = HubField['options'];
type Part = Pick<Find, 'options' | 'total'>;

/** What a search in a form shows at once. */
const FINDS_PER_PAGE = 20;

/** Records of a kind by words of their names, with what tells them apart. */
async function findRecords(
  { app: { database }, locale }: PageContext,
  kind: Kind,
  text: string,
  skip: number,
): Promise<Part> {
  const conditions = wordConditions(kind, text);
  const found = await recordList(database.db, kind, {
    conditions,
    order: { column: 'id', isDescending: true },
    position: null,
    limit: FINDS_PER_PAGE,
    skip,
  });
  const options = found.map((record) => {
    const at = (record as unknown as Readonly<Record<string, unknown>>)['date_start'];
    const day = typeof at === 'string' ? ` (${formatDay(dayOf(at), locale, 'numeric')})` : '';
    return { value: String(record.id), label: titleOf(kind, record, locale) + day };
  });
  return { options, total: await countRecords(database.db, kind, conditions) };
}

const USES: Readonly<Record<string, FileUse | 'picture'>> = {
  image: 'picture',
  picture: 'picture',
};

/** Files of the library by words of their titles, the newest first. */
async function findFiles(
  { app: { database } }: PageContext,
  field: FieldForm,
  text: string,
  skip: number,
): Promise<Part> {
  const types = (USES[field.control] ?? field.target ?? '').split(',') as (FileUse | 'picture')[];
  const words = text.split(/\s+/u).filter(Boolean);
  const choice = { words, type: null, types, tag: null };
  const files = await listMedia(database.db, choice, null, { limit: FINDS_PER_PAGE, skip });
  const options: Options = files.map((media) => {
    const preview = previewOf(media);
    return { value: String(media.id), label: media.title, ...(preview !== null && { preview }) };
  });
  return { options, total: await countMedia(database.db, choice) };
}

/** One part of what a search in a field finds; a part behind the last one is the last one. */
async function findPart(
  context: PageContext,
  field: FieldForm,
  text: string,
  page: number,
): Promise<Find> {
  const target = field.target ?? '';
  const partAt = (at: number) => {
    const skip = (at - 1) * FINDS_PER_PAGE;
    return isKind(target)
      ? findRecords(context, target, text, skip)
      : findFiles(context, field, text, skip);
  };
  const part = await partAt(page);
  const last = Math.max(1, Math.ceil(part.total / FINDS_PER_PAGE));
  return page <= last
    ? { text, page, last, ...part }
    : { text, page: last, last, ...(await partAt(last)) };
}

/** The part that was shown before, as the form has it. */
const pageIn = (form: FormValues, name: string): number => {
  const page = textOf(form, `${name}~page`);
  return /^[1-9]\d{0,3}$/u.test(page) ? Number(page) : 1;
};

/**
 * What was looked for in a form, by the names of its fields: what a button asks for, and in other
 * fields what stood there before.
 */
export async function findsOf(
  context: PageContext,
  fieldAt: (name: string) => FieldForm | undefined,
  form: FormValues | null,
): Promise<ReadonlyMap<string, Find>> {
  const finds = new Map<string, Find>();
  if (typeof form?.get('do') !== 'string') return finds;
  const step = stepOf(form);
  for (const key of [...form.keys()].filter((name) => name.endsWith('~q'))) {
    const name = key.slice(0, -2);
    const text = textOf(form, key).trim().slice(0, 200);
    const field = fieldAt(name);
    const isAsked = step?.what === 'find' && step.path === name;
    if (field === undefined || (text === '' && !isAsked)) continue;
    const page = isAsked ? step.page : pageIn(form, name);
    finds.set(name, await findPart(context, field, text, page));
  }
  return finds;
}

/** How a field looks for others: its buttons, and of what was found how much there is and which part is seen. */
export function findingOf(
  name: string,
  { targets: { finds }, context: { t } }: Filling,
): Pick<HubField, 'steps' | 'looked' | 'found'> & { readonly hidden: HubField['hidden'] & object } {
  const find = finds.get(name);
  const step = (label: string, page: number) => ({
    value: page === 1 ? `find:${name}` : `find:${name}~${String(page)}`,
    label: t(`hub_records:form.${label}`),
    place: name,
  });
  if (find === undefined) return { steps: [step('find', 1)], hidden: [] };
  const { text, page, last, total } = find;
  const first = (page - 1) * FINDS_PER_PAGE + 1;
  const to = Math.min(total, page * FINDS_PER_PAGE);
  const count = t('hub_records:form.found', { count: total });
  return {
    steps: [
      step('find', 1),
      ...(page > 1 ? [step('findsBefore', page - 1)] : []),
      ...(page < last ? [step('findsAfter', page + 1)] : []),
    ],
    looked: text,
    found:
      total === 0
        ? ''
        : last === 1
          ? count
          : `${count} ${t('hub_records:form.foundPart', { first, to })}`,
    hidden: [{ name: `${name}~page`, value: String(page) }],
  };
}
