import type { Fields } from '../../../../../content/records/define.ts';
import { isKind, records, type Entity, type Kind } from '../../../../../content/records/kinds.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { Link } from '../../../../views/event-view.ts';
import type { FieldErrors, HubField } from '../../../../views/hub/hub-view.ts';
import type { RecordFormView } from '../../../../views/hub/record-form-view.ts';
import type { Failure } from '../../../../result.ts';
import { recordList } from '../../../repositories/resources/record-list.ts';
import { isAllowed } from '../../../services/accounts/access.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import type { PageContext } from '../../page/page-context.ts';

/** Where else something is done with a record: what its form does not do as well. */
export function toolsOf(
  { locale, t }: PageContext,
  kind: Kind,
  { id }: Entity<Kind>,
  caller: Caller,
): readonly Link[] {
  if (kind === 'event' && isAllowed(caller, 'dashboard', 'read'))
    return [
      { label: t('hub_records:form.status'), href: pathTo('hub-event-status', locale, { id }) },
    ];
  if (kind === 'form' && isAllowed(caller, 'form_entry', 'read'))
    return [{ label: t('hub_records:form.entries'), href: pathTo('hub-entries', locale, { id }) }];
  return [];
}

/** What has to be there before a record of a kind can be made: a hall needs a venue. */
export async function neededFirst(
  { app, locale, t }: PageContext,
  kind: Kind,
): Promise<RecordFormView['notes']> {
  const notes: { text: string; link: Link }[] = [];
  for (const { schema, target = null, control } of Object.values(records[kind].fields as Fields)) {
    const isNeeded = control === 'reference' && !schema.safeParse(null).success;
    if (!isNeeded || target === null || !isKind(target)) continue;
    const [first] = await recordList(app.database.db, target, {
      conditions: [],
      order: { column: 'id', isDescending: false },
      position: null,
      limit: 1,
    });
    if (first !== undefined) continue;
    const name = records[target].label[locale];
    notes.push({
      text: t('hub_records:form.needsFirst', { kind: name }),
      link: {
        label: t('hub:newTitle', { kind: name }),
        href: pathTo('hub-new', locale, { list: target }),
      },
    });
  }
  return notes;
}

const labelsOf = (fields: readonly HubField[]): readonly (readonly [string, string])[] =>
  fields.flatMap(({ name, label, fields: inner }) => [[name, label] as const, ...labelsOf(inner)]);

/** The errors of a form, each with the name of its field. */
export function namedErrors(
  failure: Failure | null,
  fields: readonly HubField[],
  { t }: Pick<PageContext, 't'>,
): FieldErrors {
  const labels = new Map(labelsOf(fields));
  return Object.entries(failure?.fields ?? {}).map(([name, text]) => {
    const label = labels.get(name) ?? labels.get(name.split('.')[0] ?? '');
    return {
      name,
      text: label === undefined ? text : t('hub_records:form.fieldError', { label, text }),
    };
  });
}
