import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KINDS, records, type Kind } from '../../../src/content/records/kinds.ts';
import { inputSchema } from '../../../src/content/records/define.ts';
import { recordById } from '../../../src/lib/server/repositories/records.ts';
import { RESOURCE_CALLS } from '../../../src/lib/server/api/resources/resource-calls.ts';
import type { ResourceCall } from '../../../src/lib/server/api/resources/resource-call.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { appFor, ENGINES, type Engine } from '../../support/database/house.ts';
import { isFull } from '../../support/full.ts';
import { hostileJson, hostileText, mostly } from '../../support/fuzz/hostile-values.ts';
import { valuesOf, type Schema } from '../../support/fuzz/schema-values.ts';
import {
  DOCUMENT,
  PUBLIC_OPERATIONS,
  addressOf,
  operationNamed,
  queryOf,
  wrongInAnswer,
  type DocumentOperation,
} from '../../support/resources/document.ts';
import { askPublic, askRaw, programWith } from '../../support/resources/route.ts';
import { insertMissingRows } from '../../support/resources/missing-rows.ts';

/** `FUZZ_CALLS=20000` makes the whole run; on PostgreSQL a fourth of it. */
const CALLS = Number(process.env['FUZZ_CALLS'] ?? (isFull ? '2000' : '500'));
const SHARES: Readonly<Record<Engine, number>> = { sqlite: 0.75, postgres: 0.25 };
const SEED = Number(process.env['FUZZ_SEED'] ?? '14');
/** A call that takes longer is one that a stranger can stop the venue with, in milliseconds. */
const MAX_MS = 3000;
/** How much more memory may be held after the calls than after the first tenth of them. */
const MAX_GROWTH = 1.5;
/** The calls come in so many parts. */
const PARTS = 10;
const ADMIN = programWith('admin');

interface CallInput {
  readonly id: string;
  readonly method: string;
  readonly address: string;
  readonly body: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

const $defs = DOCUMENT.components.schemas as unknown as NonNullable<Schema['$defs']>;

/** Parts of addresses as they can be written: the server in front refuses the rest. */
const asPlace = (text: string): string => encodeURIComponent(text.toWellFormed()) || '-';

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

const placeValue = mostly(
  fc.integer({ min: 1, max: 60 }).map(String),
  hostileText.map((text) => text.slice(0, 300)),
);
const heading = fc.constantFrom('*', '"1"', '"2"', '"1-3"', 'x', '"99999999999999"');

function queryText(operation: DocumentOperation): fc.Arbitrary<string> {
  const keys = Object.entries(queryOf(operation));
  if (keys.length === 0) return fc.constant('');
  const one = fc
    .constantFrom(...keys)
    .chain(([name, schema]) =>
      mostly(valuesOf({ ...(schema as Schema), $defs }), hostileText).map(
        (value) => [name, asText(value).toWellFormed().slice(0, 3000)] as const,
      ),
    );
  const all = fc.array(one, { maxLength: 3 });
  return all.map((pairs) =>
    pairs.length === 0 ? '' : `?${new URLSearchParams(Object.fromEntries(pairs)).toString()}`,
  );
}

function bodyText(operation: DocumentOperation): fc.Arbitrary<string | null> {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (schema === undefined) return fc.constant(null);
  const whole = valuesOf({ ...(schema as Schema), $defs });
  return mostly(whole, hostileJson).map((value) => JSON.stringify(value));
}

const requestsOf = (operation: DocumentOperation): fc.Arbitrary<CallInput> =>
  fc
    .record({
      locale: fc.constantFrom('de', 'en'),
      id: placeValue,
      places: fc.record({
        source: fc.constantFrom('fuzz', 'other', '../x', '\u0000'),
        source_id: placeValue,
        key: placeValue,
        path: placeValue,
        slug: placeValue,
      }),
      query: queryText(operation),
      body: bodyText(operation),
      ifMatch: heading,
    })
    .map(({ locale, id, places, query, body, ifMatch }) => {
      const values = { ...places, id, locale };
      const safe = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, decodeURIComponent(asPlace(value))]),
      );
      return {
        id: operation.operationId,
        method: operation.method,
        address: addressOf(operation, safe) + query,
        body,
        headers: { 'if-match': ifMatch },
      };
    });

/** Four of five are of resources: each kind is written as often as it is read. */
const requests: fc.Arbitrary<CallInput> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(...RESOURCE_CALLS)
      .chain(({ id }: ResourceCall) => requestsOf(operationNamed(id))),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...PUBLIC_OPERATIONS.map(({ operation }) => operation))
      .chain(requestsOf),
  },
);

interface Told {
  /** 0: it was no address of a call, or it threw. */
  readonly status: number;
  /** Null: nothing. */
  readonly wrong: string | null;
}

/** What a call answered, and what is wrong with it. */
async function told(app: AppContext, input: CallInput): Promise<Told> {
  const isPublic = input.id.startsWith('get');
  const start = performance.now();
  try {
    const { status, body } = isPublic
      ? await askPublic(app, input.address)
      : await askRaw(app, input, ADMIN);
    const took = Math.round(performance.now() - start);
    const found = wrongInAnswer(input.id, status, body);
    const slow = took > MAX_MS ? [`${String(took)} ms`] : [];
    const wrong = [...found, ...slow];
    return { status, wrong: wrong.length === 0 ? null : wrong.join() + JSON.stringify(input) };
  } catch (error) {
    // What is no address of this call leads nowhere: the route table says so before.
    const isNoCall = error instanceof Error && error.message.endsWith('is no call');
    return { status: 0, wrong: isNoCall ? null : `${String(error)} ${JSON.stringify(input)}` };
  }
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is held after everything was let go that can be. */
const heapMb = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

const allRecords = async ({ database: { db } }: AppContext, kind: Kind) => {
  const rows = await db.selectFrom(kind).select('id').execute();
  const found = await Promise.all(rows.map(({ id }) => recordById(db, kind, id)));
  return found.filter((record) => record !== null);
};

/** Records that their own description does not take any more. */
async function brokenRecords(app: AppContext): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const kind of KINDS)
    for (const record of await allRecords(app, kind)) {
      const { shape } = inputSchema(records[kind]);
      const own = Object.fromEntries(
        Object.keys(shape).map((name) => [name, (record as never)[name]]),
      );
      const parsed = inputSchema(records[kind]).safeParse(own);
      if (!parsed.success) broken.push(`${kind} ${String(record.id)}: ${parsed.error.message}`);
    }
  return broken;
}

describe.each(ENGINES)('arbitrary calls on %s', (engine) => {
  it(
    'API-03 API-07 are answered with what the document says, and never with a failure of the house',
    async () => {
      const app = await appFor(engine, 'demo');
      await insertMissingRows(app);
      const count = Math.round(CALLS * SHARES[engine]);
      const wrong: string[] = [];
      const statuses = new Map<number, number>();
      let warm = 0;
      for (let part = 0; part < PARTS; part += 1) {
        const numRuns = Math.round(count / PARTS);
        // Apart, so that what is asked does not count as what the venue holds.
        for (const input of fc.sample(requests, { numRuns, seed: SEED + part })) {
          const { status, wrong: found } = await told(app, input);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (found !== null) wrong.push(found);
        }
        if (part === 0) warm = heapMb();
      }
      if (process.env['FUZZ_CALLS'] !== undefined)
        console.info(
          `${engine}: ${String(count)} calls, ${String(Math.round(warm))} MB after a tenth, ${String(Math.round(heapMb()))} MB after all, ${JSON.stringify(Object.fromEntries(statuses))}`,
        );
      expect(wrong.slice(0, 20)).toEqual([]);
      expect(heapMb()).toBeLessThan(warm * MAX_GROWTH);
      expect(await brokenRecords(app)).toEqual([]);
    },
    CALLS * 60 + 30_000,
  );
});
