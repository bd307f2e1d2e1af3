/*
 * A program as somebody outside of the house would write it, against the client that a
 * generator makes of the OpenAPI document. It is compiled with that client, beside it.
 */
import {
  batch,
  listEvent,
  putComposer,
  putEvent,
  putPerson,
  readComposerBySource,
  readEventBySource,
  readPersonBySource,
  readWorkBySource,
} from './client/index.js';
import type {
  BatchAnswer,
  BatchData,
  ComposerChange,
  EventChange,
  EventItem,
  PersonChange,
  RoomChange,
  SeasonChange,
  VenueChange,
  WorkChange,
} from './client/index.js';
import { createClient, createConfig } from './client/client/index.js';
import type { SeasonSource, SourceConcert } from './season-source.js';

export type Client = ReturnType<typeof createClient>;
export type Operation = BatchData['body']['operations'][number];

export const clientFor = (baseUrl: string, token: string, fetch: typeof globalThis.fetch): Client =>
  createClient(createConfig({ baseUrl, auth: () => token, fetch }));

const both = (text: string) => ({ de: text, en: text });

/** The whole season, in the order in which records need each other. */
export function seasonOperations(season: SeasonSource): Operation[] {
  const { source } = season;
  const named = (source_id: string) => ({ source, source_id });
  const put = (kind: Operation['kind'], id: string, body: Record<string, unknown>): Operation => ({
    action: 'put',
    kind,
    source,
    source_id: id,
    body,
  });
  const { id, name, first, last } = season.season;
  const years = { name: both(name), first_day: first, last_day: last } satisfies SeasonChange;
  return [
    put('season', id, years),
    ...season.venues.map((venue) => {
      const { street, city } = venue;
      return put('venue', venue.id, { name: both(venue.name), street, city } satisfies VenueChange);
    }),
    ...season.rooms.map((room) => {
      const { slug, seats } = room;
      const body = { name: both(room.name), slug, seats, venue: named(room.venue) };
      return put('room', room.id, body satisfies RoomChange);
    }),
    ...season.composers.map((composer) =>
      put('composer', composer.id, { name: both(composer.name) } satisfies ComposerChange),
    ),
    ...season.works.map((work) => {
      const body = { title: both(work.title), composers: work.composers.map(named) };
      return put('work', work.id, body satisfies WorkChange);
    }),
    ...season.people.map((person) => {
      const body = { name: person.name, role: both(person.role), is_ensemble: person.isEnsemble };
      return put('person', person.id, body satisfies PersonChange);
    }),
    ...season.concerts.map((concert) => put('event', concert.id, eventOf(season, concert))),
  ];
}

function eventOf({ source, season }: SeasonSource, concert: SourceConcert) {
  const named = (source_id: string) => ({ source, source_id });
  return {
    title: both(concert.title),
    preline: both(concert.preline),
    date_start: concert.start,
    season: named(season.id),
    room: named(concert.room),
    programme: concert.programme.map((entry) =>
      'work' in entry
        ? { work: named(entry.work), note: both(entry.note) }
        : { text: both(entry.text) },
    ),
    performers: concert.performers.map(({ person, role }) => ({
      person: named(person),
      role: both(role),
    })),
  } satisfies EventChange;
}

/** Makes or changes the whole season in one transaction. */
export async function importSeason(client: Client, season: SeasonSource): Promise<BatchAnswer> {
  const body = { operations: seasonOperations(season) };
  const { data } = await batch({ client, path: { locale: 'en' }, body, throwOnError: true });
  // Without a key a batch is waited for.
  if ('state' in data) throw new Error('The season is still being written.');
  return data;
}

/** The whole text of the season as the house tells it, in the form of the source. */
export async function readConcerts(client: Client, { source, concerts }: SeasonSource) {
  const path = { locale: 'en', source } as const;
  const query = { language: 'en' } as const;
  const options = { client, query, throwOnError: true } as const;
  return Promise.all(
    concerts.map(async ({ id }) => {
      const read = await readEventBySource({ ...options, path: { ...path, source_id: id } });
      const { title, preline, date_start: start, programme, performers } = read.data;
      return { id, title, preline, start, programme, performers };
    }),
  );
}

/** Works with their composers, and people, as the house names them. */
export async function readNames(
  client: Client,
  { source, works, people, composers }: SeasonSource,
) {
  const path = { locale: 'en', source } as const;
  const options = { client, query: { language: 'en' }, throwOnError: true } as const;
  return {
    works: await Promise.all(
      works.map(async ({ id }) => {
        const { data } = await readWorkBySource({ ...options, path: { ...path, source_id: id } });
        return { id, record: data.id, title: data.title, composers: data.composers };
      }),
    ),
    composers: await Promise.all(
      composers.map(async ({ id }) => {
        const place = { ...path, source_id: id };
        const { data } = await readComposerBySource({ ...options, path: place });
        return { id, record: data.id, name: data.name };
      }),
    ),
    people: await Promise.all(
      people.map(async ({ id }) => {
        const { data } = await readPersonBySource({ ...options, path: { ...path, source_id: id } });
        return { id, record: data.id, name: data.name, role: data.role };
      }),
    ),
  };
}

/** Every event of the source, through all parts of the list. */
export async function listConcerts(client: Client, source: string, size: string) {
  const events: EventItem[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await listEvent({
      client,
      path: { locale: 'en' },
      query: { source, sort: 'date_start', page_size: size, ...(cursor && { cursor }) },
      throwOnError: true,
    });
    events.push(...data.results);
    cursor = new URLSearchParams(data.next?.split('?')[1]).get('cursor') ?? undefined;
  } while (cursor !== undefined);
  return events;
}

/** Single records, each by its own call. */
export async function putOneByOne(client: Client, source: string) {
  const place = (source_id: string) =>
    ({ client, path: { locale: 'en', source, source_id }, throwOnError: true }) as const;
  const composer = await putComposer({
    ...place('c'),
    body: { name: both('Louise Farrenc') },
  });
  const person = await putPerson({ ...place('p'), body: { name: 'Ines Ahrens' } });
  const event = await putEvent({
    ...place('e'),
    body: {
      title: both('Matinee'),
      date_start: '2030-05-05T09:00:00Z',
      room: 1,
      performers: [{ person: { source, source_id: 'p' } }],
    },
  });
  return [composer.data.change, person.data.change, event.data.change];
}

/** What the house says of a body that is wrong. */
export async function putWrong(client: Client, source: string) {
  const { error, response } = await putEvent({
    client,
    path: { locale: 'de', source, source_id: 'wrong' },
    body: { title: both('Abend'), date_start: 'morgen', room: 1 },
  });
  return { error, status: response?.status };
}
