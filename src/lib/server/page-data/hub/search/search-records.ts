import { foldedWords } from '../../../../search/fold.ts';
import type { HubSearchView } from '../../../../views/hub/search-view.ts';
import { hasRight } from '../../../services/accounts/access.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { hubListLink } from '../lists/hub-link.ts';
import { HUB_KINDS, type HubKind, formPath, RECORD_LISTS } from '../records/hub-kinds.ts';
import { cellOf, nameCell, namesIn } from '../records/list-cells.ts';
import { listQuery, recordQuery, recordSearch } from '../records/list-query.ts';
import { sameName } from '../records/list-words.ts';
import type { PageContext } from '../../page/page-context.ts';

type Group = HubSearchView['groups'][number];

/** Of each kind the first ones; its list has all. */
const MAX_SHOWN = 5;

/** How a record's name has the words that were typed: it is they, begins with them, or has them somewhere. */
const CLOSENESS = ['same', 'begins', 'other'] as const;
type Closeness = (typeof CLOSENESS)[number];

const folded = (text: string): string => foldedWords(text).join(' ');

function closenessOf(label: string, words: string): Closeness {
  const name = folded(label);
  return name === words ? 'same' : name.startsWith(words) ? 'begins' : 'other';
}

/** A group with how close the first of its records is to what was typed. */
interface Found {
  readonly group: Group;
  readonly closeness: Closeness;
}

/** Of each part of a kind so many are looked at for those that are meant. */
const LOOKED_AT = 100;

/** The records of a kind that a search finds: what is to come before what is over. */
async function foundOf(context: PageContext, row: HubKind, text: string) {
  const { app } = context;
  const parts = [];
  const named = sameName(row.kind, text);
  for (const period of row.isAhead ? (['ahead', 'past'] as const) : (['all'] as const)) {
    const query = recordQuery(row, new URLSearchParams({ q: text, period }));
    const asked = listQuery(row, query, context, LOOKED_AT);
    if (asked === null) continue;
    const { conditions } = asked;
    for (const wanted of [{ ...asked, conditions: [...conditions, named] }, asked])
      parts.push((await app.resources.list(row.kind, wanted)).results);
  }
  // What is called so is found twice; what goes on since yesterday is ahead, and began in the past.
  return [...new Map(parts.flat().map((record) => [record.id, record])).values()];
}

/** What one kind has; null: nothing. */
async function groupOf(
  context: PageContext,
  row: HubKind,
  text: string,
  caller: Caller,
): Promise<Found | null> {
  const { app, t, locale } = context;
  const { kind, columns } = row;
  const query = recordQuery(row, new URLSearchParams({ q: text, period: 'all' }));
  const asked = listQuery(row, query, context, 1);
  const total = asked === null ? 0 : (await app.resources.list(kind, asked)).count;
  if (total === 0) return null;
  const found = await foundOf(context, row, text);
  const names = await namesIn(context, kind, found, columns);
  const words = folded(text);
  const ranked = found
    .map((record) => {
      const label = nameCell(kind, record, context);
      return { record, label, closeness: closenessOf(label, words) };
    })
    .sort((left, right) => CLOSENESS.indexOf(left.closeness) - CLOSENESS.indexOf(right.closeness));
  const { label, href } = hubListLink(kind, context);
  const group = {
    key: kind,
    heading: label,
    count: t('hub:count', { count: total }),
    all: { label: t('hub_search:all', { list: label }), href: href + recordSearch(row, query) },
    rows: ranked.slice(0, MAX_SHOWN).map(({ record, label: name }) => ({
      label: name,
      href: formPath(kind, record.id, caller, context),
      // «Yes» says nothing where no column says to what.
      text: columns
        .filter((key) => typeof (record as Record<string, unknown>)[key] !== 'boolean')
        .map((key) => cellOf(kind, key, record, { locale, t, names }))
        .filter(Boolean)
        .join(' · '),
    })),
  };
  return { group, closeness: ranked[0]?.closeness ?? 'other' };
}

/**
 * The records of all kinds that a caller may see, kind by kind in the order of the menu, those
 * first in which one is called what was typed. A kind that fails is named, and the others are shown.
 */
export async function searchRecords(
  context: PageContext,
  text: string,
  caller: Caller,
): Promise<{ readonly groups: readonly Group[]; readonly failed: readonly string[] }> {
  const found: Found[] = [];
  const failed: string[] = [];
  const rights = new Map(RECORD_LISTS.map(({ key, right }) => [key, right]));
  for (const row of HUB_KINDS) {
    const right = rights.get(row.kind);
    if (right === undefined || !hasRight(caller, right)) continue;
    try {
      const group = await groupOf(context, row, text, caller);
      if (group !== null) found.push(group);
    } catch (error) {
      context.app.report.report('A kind could not be searched in the hub.', {
        kind: row.kind,
        error,
      });
      failed.push(hubListLink(row.kind, context).label);
    }
  }
  const groups = CLOSENESS.flatMap((closeness) =>
    found.filter((one) => one.closeness === closeness).map(({ group }) => group),
  );
  return { groups, failed };
}
