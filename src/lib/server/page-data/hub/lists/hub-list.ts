import { foldedWords } from '../../../../search/fold.ts';
import type { Link } from '../../../../views/event-view.ts';
import type { Right } from '../../../../accounts/permissions.ts';
import type { HubListView } from '../../../../views/hub/hub-view.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import type { PageContext } from '../../page/page-context.ts';

/** Whether every word of a search begins a word of a text; signs without a word are in none. */
export function matches(text: string, query: string): boolean {
  const words = foldedWords(text);
  const asked = foldedWords(query);
  if (asked.length === 0) return query.trim() === '';
  return asked.every((one) => words.some((word) => word.startsWith(one)));
}

/** Rows on one page of a list. */
export const HUB_PAGE_SIZE = 50;

/** What the overview puts together; its heading is `hub:group.…`. */
export const HUB_GROUPS = ['programme', 'site', 'visitors', 'operations'] as const;
export type HubGroup = (typeof HUB_GROUPS)[number];

/** Part of a list that is asked for. */
export interface HubQuery {
  /** What somebody searches for; empty: everything. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
  /** Which of its parts, by its name; empty or left out: all of it. */
  readonly part?: string;
}

export interface HubRow {
  readonly id: string;
  /** Where the row is edited or read; null: nowhere. */
  readonly href: string | null;
  /** In the order of the columns. */
  readonly cells: readonly string[];
  /** Names of the actions that this row offers. */
  readonly actions?: readonly string[];
}

export interface HubRows {
  readonly rows: readonly HubRow[];
  /** Of all pages. */
  readonly total: number;
}

/**
 * Something done with one row, or with none, by a button (`hub:action.…`), told afterwards by `hub:done.…`.
 * What it does is in `ROW_ACTIONS`.
 */
export interface HubAction {
  readonly name: string;
  /** What it takes; whoever has not got it has no button. */
  readonly right: Right;
  /** What it does is kept in the audit log with more than that something was deleted. */
  readonly isNoted?: true;
}

/** What the menu has of a list: its title is `hub:list.…`, the text below it `hub:about.…`. */
export interface HubEntry {
  /** Its place in addresses, and the key of its texts. */
  readonly key: string;
  readonly group: HubGroup;
  /** What seeing it takes. */
  readonly right: Right;
  readonly actions?: readonly HubAction[];
  /** The overview leads there, and the menu leaves it out. */
  readonly isWork?: true;
}

/**
 * A list of the hub that is of no kind of record, a row of `PLAIN_LISTS`. Its columns are
 * `hub:column.…`; access, search field, pages and buttons follow.
 */
export interface HubList extends HubEntry {
  readonly columns: readonly string[];
  /** What it can be narrowed to beside words; their names are `hub:part.…`. */
  readonly parts?: readonly string[];
  /** What is done without a row, by buttons above the list. */
  readonly listActions?: readonly HubAction[];
  rows(context: PageContext, query: HubQuery, caller: Caller): Promise<HubRows>;
  /** Ways from the list: a new one, all as a file. */
  links?(context: PageContext, caller: Caller): readonly Link[];
}

/** The parts of a list as they are chosen. @param hrefOf the address of one; empty: of the whole */
export const partsOf = (
  parts: readonly string[],
  part: string,
  hrefOf: (part: string) => string,
  { t }: PageContext,
): HubListView['parts'] =>
  parts.length === 0
    ? []
    : ['', ...parts].map((name) => ({
        label: t(`hub:part.${name || 'all'}`),
        href: hrefOf(name),
        isCurrent: name === part,
      }));

/** The address of a page of a list. */
export function listHref(path: string, { text, part = '' }: HubQuery, page = 1): string {
  const search = new URLSearchParams({
    ...(text !== '' && { q: text }),
    ...(part !== '' && { part }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size === 0 ? path : `${path}?${search}`;
}
