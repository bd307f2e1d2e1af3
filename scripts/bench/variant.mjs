import { readFileSync } from 'node:fs';

/** As many events as a page of the programme lists. */
export const ROWS = 10;
/** Months that the calendar can be turned to, the present one first. */
const MONTHS = 25;
const EVENTS_PER_CALL = 100;

/**
 * @typedef {object} BenchEvent an event as the API lists it, with what filters find it by
 * @property {number} id
 * @property {string} title
 * @property {string} date_start
 * @property {number} room
 * @property {number | null} exhibition_type
 * @property {readonly number[]} tags
 * @property {readonly number[]} series
 * @property {readonly number[]} genres
 */

/** All coming events of a started product. @param {string} origin @returns {Promise<BenchEvent[]>} */
export async function readEvents(origin) {
  const events = [];
  for (let page = 1; ; page += 1) {
    const address = `${origin}/de/api/events/?page_size=${EVENTS_PER_CALL}&page=${page}`;
    const { results, next } = await (await fetch(address)).json();
    events.push(...results);
    if (next === null) return events;
  }
}

/** What each filter finds an event by, in the order of addresses. @param {BenchEvent} event */
export const filtersOf = (event) => ({
  room: [event.room],
  type: event.exhibition_type === null ? [] : [event.exhibition_type],
  tag: event.tags,
  series: event.series,
  genre: event.genres,
});

/** All combinations of filters that find an event, as queries. @param {BenchEvent} event */
function combinationsOf(event) {
  let queries = [''];
  for (const [key, values] of Object.entries(filtersOf(event)))
    queries = queries.flatMap((query) => [
      query,
      ...values.map((value) => `${query}${query && '&'}${key}=${value}`),
    ]);
  return queries.filter((query) => query !== '');
}

/** The same order in each run, in which no two neighbours are of one combination. @param {string[]} list */
function shuffle(list) {
  let seed = 1;
  for (let index = list.length - 1; index > 0; index -= 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    const other = seed % (index + 1);
    [list[index], list[other]] = [list[other] ?? '', list[index] ?? ''];
  }
  return list;
}

/** Lists beside each month of the calendar. @param {readonly { query: string, page: number }[]} lists */
function beside(lists) {
  const now = new Date();
  const queries = [];
  for (let month = 0; month < MONTHS; month += 1) {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month));
    const text = `${String(first.getUTCMonth() + 1).padStart(2, '0')}-${first.getUTCFullYear()}`;
    for (const { query, page } of lists)
      queries.push(`${query}&month=${text}${page > 1 ? `&page=${page}` : ''}`);
  }
  return queries;
}

/**
 * The queries of filter pages that hold ten events: every combination of filters that finds
 * as many, each of its full pages, beside each month that the calendar can be turned to.
 * @param {readonly BenchEvent[]} events
 * @param {number} most how many are needed
 */
export function fullPages(events, most) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const event of events)
    for (const query of combinationsOf(event)) counts.set(query, (counts.get(query) ?? 0) + 1);
  const lists = [];
  for (const [query, count] of counts)
    for (let page = 1; page * ROWS <= count; page += 1) lists.push({ query, page });
  return shuffle(beside(lists)).slice(0, most);
}

/**
 * The queries of filter pages that hold no event: combinations of filters that find none,
 * beside each month that the calendar can be turned to.
 * @param {readonly BenchEvent[]} events
 * @param {number} most how many are needed
 */
export function emptyPages(events, most) {
  const taken = new Set(events.flatMap(combinationsOf));
  /** @param {keyof ReturnType<typeof filtersOf>} key */
  const valuesOf = (key) => [...new Set(events.flatMap((event) => filtersOf(event)[key]))];
  let lists = [''];
  for (const key of /** @type {const} */ (['room', 'type', 'tag', 'series', 'genre']))
    lists = lists.flatMap((query) =>
      [...valuesOf(key)].map((value) => `${query}${query && '&'}${key}=${value}`),
    );
  const empty = lists.filter((query) => !taken.has(query));
  return shuffle(beside(empty.map((query) => ({ query, page: 1 })))).slice(0, most);
}

/** The queries in a file, one a line. @param {string} file */
export const readQueries = (file) => readFileSync(file, 'utf8').split('\n').filter(Boolean);

/** A script for wrk that asks for each query of a file once. @param {string} file */
export const queriesLua = (file) => `
local path = wrk.path
local queries = io.lines("${file}")
local ended = false
request = function()
  -- Lua refuses to read on once the file has ended, and wrk asks until it stops.
  local query = not ended and queries() or nil
  if query == nil then
    ended = true
    wrk.thread:stop()
  end
  return wrk.format(nil, path .. "?" .. (query or ""))
end
`;
