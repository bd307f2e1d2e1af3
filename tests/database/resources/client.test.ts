/** @module-tag full */
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN } from '../../support/env.ts';
import { BOTH_ENGINES, appFor, type Engine } from '../../support/database/house.ts';
import { clientFolder } from '../../support/resources/client/compile.ts';
import { houseFetch, TOKEN } from '../../support/resources/client/house-fetch.ts';
import { hasNyphil, nyphilSeason } from '../../support/resources/client/nyphil.ts';
import { SEASON } from '../../support/resources/client/season.ts';
import type { SeasonSource } from '../../support/resources/client/season-source.ts';

type Folder = Awaited<ReturnType<typeof clientFolder>>;
type Changes = Readonly<Record<'created' | 'updated' | 'unchanged' | 'deleted', number>>;

interface ReadConcert {
  readonly id: string;
  readonly title: string;
  readonly preline: string;
  readonly start: string;
  readonly programme: readonly { work: number | null; text: string; note: string }[];
  readonly performers: readonly { person: number; role: string }[];
}
interface Named {
  readonly id: string;
  readonly record: number;
}
interface Names {
  readonly works: readonly (Named & { title: string; composers: readonly number[] })[];
  readonly composers: readonly (Named & { name: string })[];
  readonly people: readonly (Named & { name: string; role: string })[];
}

/** The program, as it is after it was compiled outside of the tree. */
interface Program {
  clientFor(origin: string, token: string, fetch: typeof globalThis.fetch): object;
  seasonOperations(season: SeasonSource): readonly object[];
  importSeason(client: object, season: SeasonSource): Promise<Changes>;
  readConcerts(client: object, season: SeasonSource): Promise<readonly ReadConcert[]>;
  readNames(client: object, season: SeasonSource): Promise<Names>;
  listConcerts(client: object, source: string, size: string): Promise<readonly object[]>;
  putOneByOne(client: object, source: string): Promise<readonly string[]>;
  putWrong(client: object, source: string): Promise<{ status: number; error: object }>;
}

/** Generating and compiling take most of it. */
const TIMEOUT_MS = 120_000;
/** How much of the real season is imported: on SQLite as much as a batch takes (`MAX_OPERATIONS`). */
const OPERATIONS: Readonly<Record<Engine, number>> = {
  sqlite: 1000,
  postgres: Number(process.env['IMPORT_OPERATIONS'] ?? '300'),
};

const support = (name: string) =>
  fileURLToPath(new URL(`../../support/resources/client/${name}`, import.meta.url));

/** The first programmes of the real season, as many as a batch of that size takes. */
function realSeason({ seasonOperations }: Program, size: number): SeasonSource {
  for (let most = 200; ; most -= 1) {
    const season = nyphilSeason(most);
    if (seasonOperations(season).length <= size) return season;
  }
}

/** The program of docs/api.md. */
function exampleOfDocs(): string {
  const text = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
  const [, program] = /```ts\n([^`]+)```/u.exec(text) ?? [];
  if (program === undefined) throw new Error('docs/api.md has no program');
  return program;
}

/** A season with another title, another note of a programme and another role. */
function edited(season: SeasonSource): SeasonSource {
  const [first, ...concerts] = season.concerts;
  const [work, ...works] = season.works;
  const [person, ...people] = season.people;
  if (first === undefined || work === undefined || person === undefined)
    throw new Error('the season is empty');
  return {
    ...season,
    concerts: [{ ...first, title: `${first.title} *` }, ...concerts],
    works: [{ ...work, title: `${work.title} *` }, ...works],
    people: [{ ...person, name: `${person.name} *` }, ...people],
  };
}

/** What the venue tells of a season, with the ids of the source in place of its own. */
async function told(program: Program, client: object, season: SeasonSource) {
  const { works, composers, people } = await program.readNames(client, season);
  const idOf = (all: readonly Named[], record: number | null) =>
    all.find((one) => one.record === record)?.id;
  const concerts = await program.readConcerts(client, season);
  return {
    works: works.map(({ id, title, composers: wrote }) => {
      return { id, title, composers: wrote.map((record) => idOf(composers, record)) };
    }),
    composers: composers.map(({ id, name }) => ({ id, name })),
    people: people.map(({ id, name, role }) => ({ id, name, role })),
    concerts: concerts.map(({ programme, performers, ...concert }) => ({
      ...concert,
      programme: programme.map(({ work, text, note }) =>
        work === null ? { text } : { work: idOf(works, work), note },
      ),
      performers: performers.map(({ person, role }) => ({ person: idOf(people, person), role })),
    })),
  };
}

const saidBySource = ({ works, composers, people, concerts }: SeasonSource) => ({
  works,
  composers,
  people: people.map(({ id, name, role }) => ({ id, name, role })),
  concerts: concerts.map(({ room: _, ...concert }) => concert),
});

describe('a client that a generator makes of the OpenAPI document', () => {
  let folder: Folder;
  let wrong: string;
  let program: Program;

  beforeAll(async () => {
    folder = await clientFolder({
      'import-season.mts': support('import-season.mts'),
      'season-source.ts': support('season-source.ts'),
      'contradicts.mts': support('contradicts.mts'),
    });
    folder.write('example.mts', exampleOfDocs());
    wrong = await folder.compile();
    program = (await import(
      /* @vite-ignore */ pathToFileURL(folder.built('import-season.mjs')).href
    )) as Program;
  }, TIMEOUT_MS);
  afterAll(() => {
    folder.clear();
  });

  it('API-05 compiles, with programs that import and one that contradicts the document', () => {
    expect(wrong).toBe('');
  });

  const clientOf = async (engine: Engine) => {
    const app = await appFor(engine, 'demo');
    return program.clientFor(ORIGIN, TOKEN, houseFetch(app));
  };

  async function importsThrice(engine: Engine, season: SeasonSource) {
    const client = await clientOf(engine);
    const count = program.seasonOperations(season).length;
    const none = { created: 0, updated: 0, unchanged: 0, deleted: 0 };
    const took: number[] = [];
    const run = async (source: SeasonSource) => {
      const start = performance.now();
      const answer = await program.importSeason(client, source);
      took.push(Math.round(performance.now() - start));
      return answer;
    };
    expect(await run(season)).toMatchObject({ ...none, created: count });
    expect(await told(program, client, season)).toEqual(saidBySource(season));
    expect(await run(season)).toMatchObject({ ...none, unchanged: count });
    const third = edited(season);
    expect(await run(third)).toMatchObject({ ...none, updated: 3, unchanged: count - 3 });
    const changed = { ...third, concerts: third.concerts.slice(0, 2) };
    expect(await told(program, client, changed)).toEqual(saidBySource(changed));
    if (process.env['SHOW_TIMES'] !== undefined)
      console.info(`${engine}: ${String(count)} operations in ${took.join(', ')} ms`);
    return client;
  }

  describe.each(BOTH_ENGINES)('on %s', (engine) => {
    it(
      'API-03 API-06 imports a season once: the second run changes nothing, three edits three records',
      async () => {
        expect(SEASON.concerts.length).toBeGreaterThanOrEqual(24);
        const client = await importsThrice(engine, SEASON);
        // Every part of the list, and each concert once.
        const listed = await program.listConcerts(client, SEASON.source, '7');
        expect(listed).toHaveLength(SEASON.concerts.length);
      },
      TIMEOUT_MS,
    );

    it.runIf(hasNyphil)(
      'API-03 API-06 imports a real season in one batch',
      async () => {
        const season = realSeason(program, OPERATIONS[engine]);
        expect(season.concerts.length).toBeGreaterThanOrEqual(20);
        await importsThrice(engine, season);
      },
      TIMEOUT_MS,
    );

    it('API-05 API-07 its single calls are typed, and its errors name the field in the caller’s language', async () => {
      const client = await clientOf(engine);
      expect(await program.putOneByOne(client, 'single')).toEqual([
        'created',
        'created',
        'created',
      ]);
      expect(await program.putOneByOne(client, 'single')).toEqual([
        'unchanged',
        'unchanged',
        'unchanged',
      ]);
      const { status, error } = await program.putWrong(client, 'single');
      expect(status).toBe(400);
      expect(error).toHaveProperty('code', 'invalid');
      expect(error).toHaveProperty('fields.date_start');
    });
  });

  it('API-06 without its token it is refused', async () => {
    const app = await appFor('sqlite', 'demo');
    const client = program.clientFor(ORIGIN, 'another', houseFetch(app));
    await expect(program.importSeason(client, SEASON)).rejects.toMatchObject({
      code: 'unauthorized',
    });
  });
});
