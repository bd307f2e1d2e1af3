import { isKind } from '../../../src/content/records/kinds.ts';
import { LOCALES } from '../../../src/lib/constants.ts';
import { EVENT_GROUPS, type FilterGroup } from '../../../src/lib/programme/filter-groups.ts';
import {
  parseProgrammeQuery,
  programmeSearch,
} from '../../../src/lib/programme/programme-query.ts';
import { apiRow } from '../../../src/lib/routing/api-routes.ts';
import { routeRow, type RouteName } from '../../../src/lib/routing/routes.ts';
import type { Fields } from '../../../src/content/records/define.ts';

/*
 * What has to be true of the programme's filters. Each check returns what is wrong, so that
 * tests can show that it finds something.
 */

/** The row is about a field of events that refers to its kind, and has a name. */
export function filterProblems(group: FilterGroup, fields: Fields): readonly string[] {
  const { key, field, kind, label } = group;
  const problems = LOCALES.flatMap((locale) =>
    label[locale].trim() === '' ? [`no label in ${locale}`] : [],
  );
  if (!/^[a-z_]+$/u.test(key)) problems.push(`${key} is no word for addresses`);
  if (!isKind(kind)) problems.push(`${String(kind)} is no kind of record`);
  const target = fields[field]?.target;
  if (target === undefined) problems.push(`events have no field ${field} that refers to records`);
  else if (target !== kind) problems.push(`${field} refers to ${target}`);
  if (!EVENT_GROUPS.some((one) => one.key === key)) problems.push('the index does not know it');
  return problems;
}

/** Routes of the programme, which read its filters. */
const READING: readonly RouteName[] = ['events', 'events-calendar', 'events-feed'];

/** Every route of the programme reads the key. */
export function queryProblems({ key, narrowsCalendar }: FilterGroup): readonly string[] {
  const calendar = apiRow('calendar').query.includes(key);
  const isRead = (name: RouteName) => routeRow(name).query.includes(key);
  return [
    ...READING.filter((name) => !isRead(name)),
    ...(apiRow('events').query.includes(key) ? [] : ['api events']),
    ...(calendar === narrowsCalendar ? [] : ['api calendar']),
  ];
}

/** What a query is after it was written into an address and read again. */
export function readAgain(key: string, id: number): unknown {
  const search = programmeSearch({ filters: { [key]: id } });
  return parseProgrammeQuery(new URLSearchParams(search)).query.filters;
}

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
}

/** The query keys of a call as the OpenAPI document has them. */
export function describedKeys(document: { readonly paths: object }, path: string): string[] {
  const paths = document.paths as Readonly<Record<string, { readonly get?: Operation }>>;
  const parameters = paths[path]?.get?.parameters ?? [];
  return parameters.filter((one) => one.in === 'query').map(({ name }) => name);
}
