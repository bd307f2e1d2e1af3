import { existsSync, readFileSync } from 'node:fs';
import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import { z } from 'zod';
import type { SeasonSource, SourceConcert } from './season-source.ts';

/*
 * A real season, where it is at hand: concerts of the New York Philharmonic (CC0). Dates are
 * local midnight in UTC, so that their first part counts; titles are objects now and then, and
 * names stand as «Last,  First», with what is written with signs in brackets.
 */

const FILE = new URL(
  '../../../../../shared/fixtures/programme/nyphil-2024-25.json',
  import.meta.url,
);
export const hasNyphil = existsSync(FILE);

const words = z.union([z.string(), z.array(z.string()).transform((all) => all.join(', '))]);
/** A text, or one with a part that is set in italics. */
const text = z
  .union([words, z.object({ _: words, em: words }).transform(({ _, em }) => `${_} ${em}`)])
  .transform((value) => value.replaceAll(/\s+/gu, ' ').trim());

const fileSchema = z.object({
  programs: z.array(
    z.object({
      id: z.string(),
      orchestra: text,
      concerts: z.array(
        z.object({
          eventType: text,
          Location: text,
          Venue: text,
          Date: z.string(),
          Time: z.string(),
        }),
      ),
      works: z.array(
        z.object({
          ID: z.string(),
          composerName: text.optional(),
          workTitle: text.optional(),
          movement: text.optional(),
          interval: text.optional(),
          conductorName: text.optional(),
          soloists: z.array(z.object({ soloistName: text, soloistInstrument: text.nullable() })),
        }),
      ),
    }),
  ),
});
type Program = z.output<typeof fileSchema>['programs'][number];
type Work = Program['works'][number];

/** «Fischer, Ivan [Iván]» as people say it: «Iván Fischer». */
function spoken(name: string): string {
  const [last = '', first = '', ...more] = name
    .replaceAll(/\S+ \[([^\]]+)\]/gu, '$1')
    .split(', ')
    .map((part) => part.trim());
  return [[first, last].filter(Boolean).join(' '), ...more].join(', ');
}

const idOf = (kind: string, name: string): string =>
  `${kind}:${name
    .normalize('NFD')
    .replaceAll(/[^\w]+/gu, '-')
    .slice(0, 150)}`;

const workIdOf = ({ ID }: Work): string => ID.split('*')[0] ?? ID;

const TIME = /^(\d{1,2}):(\d{2})([AP])M$/u;

/** In UTC; without a time it begins at eight. */
function startOf(day: string, time: string): string {
  const [, hours = '8', minutes = '00', half = 'P'] = TIME.exec(time) ?? [];
  const hour = (Number(hours) % 12) + (half === 'P' ? 12 : 0);
  const local = `${day.slice(0, 10)}T${String(hour).padStart(2, '0')}:${minutes}:00`;
  return fromZonedTime(local, 'America/New_York').toISOString().replace('.000Z', 'Z');
}

const NOBODY: readonly string[] = ['', 'Not conducted'];

/** Everybody who plays in a programme, once for each thing that they do. */
function performersOf({ works }: Program): readonly { name: string; role: string }[] {
  const all = works.flatMap(({ conductorName = '', soloists }) => [
    { name: conductorName, role: 'Conductor' },
    ...soloists.map((one) => ({ name: one.soloistName, role: one.soloistInstrument ?? '' })),
  ]);
  const there = all
    .filter(({ name }) => !NOBODY.includes(name))
    .map(({ name, role }) => ({ name: spoken(name), role }));
  return [...new Map(there.map((one) => [`${one.name} ${one.role}`, one])).values()];
}

function concertsOf(program: Program): readonly SourceConcert[] {
  const { id, orchestra, concerts, works } = program;
  const composers = new Set(works.flatMap(({ composerName }) => composerName?.split(',')[0] ?? []));
  const title = [...composers].join(' · ').slice(0, 200).trim() || orchestra;
  return concerts.map((concert, index) => ({
    id: `${id}:${String(index)}`,
    title,
    preline: concert.eventType,
    start: startOf(concert.Date, concert.Time),
    room: idOf('room', concert.Venue),
    programme: works.map((work) =>
      work.interval === undefined
        ? { work: workIdOf(work), note: work.movement ?? '' }
        : { text: work.interval },
    ),
    performers: performersOf(program).map(({ name, role }) => ({
      person: idOf('person', name),
      role,
    })),
  }));
}

const byId = <One extends { readonly id: string }>(all: readonly One[]): readonly One[] => [
  ...new Map(all.map((one) => [one.id, one])).values(),
];

/** The first programmes of the season, as many as are asked for. */
export function nyphilSeason(most: number): SeasonSource {
  const programs = fileSchema.parse(JSON.parse(readFileSync(FILE, 'utf8'))).programs.slice(0, most);
  const places = programs.flatMap(({ concerts }) => concerts);
  const works = programs.flatMap((program) => program.works.filter(({ interval }) => !interval));
  return {
    source: 'nyphil',
    season: { id: '2024', name: '2024-25', first: '2024-09-01', last: '2025-08-31' },
    venues: byId(
      places.map(({ Location, Venue }) => {
        return { id: idOf('venue', Venue), name: Venue, street: '', city: Location };
      }),
    ),
    rooms: byId(
      places.map(({ Venue }) => ({
        id: idOf('room', Venue),
        venue: idOf('venue', Venue),
        name: Venue,
        slug: idOf('ny', Venue)
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/gu, '-')
          .replaceAll(/-$/gu, ''),
        seats: 0,
      })),
    ),
    composers: byId(
      works.map(({ composerName = '' }) => {
        return { id: idOf('composer', spoken(composerName)), name: spoken(composerName) };
      }),
    ),
    works: byId(
      works.map((work) => ({
        id: workIdOf(work),
        title: work.workTitle ?? '',
        composers: [idOf('composer', spoken(work.composerName ?? ''))],
      })),
    ),
    people: byId(
      programs.flatMap(performersOf).map(({ name, role }) => {
        return { id: idOf('person', name), name, role, isEnsemble: false };
      }),
    ),
    concerts: programs.flatMap(concertsOf),
  };
}
