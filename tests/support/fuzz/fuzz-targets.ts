import { z } from 'zod';
import { inputSchema } from '../../../src/content/records/define.ts';
import { records } from '../../../src/content/records/kinds.ts';
import { CHECK_OUT_FIELDS } from '../../../src/lib/booking/check-out-form.ts';
import { cartOrderSchema } from '../../../src/lib/booking/order.ts';
import { LOCALES } from '../../../src/lib/constants.ts';
import { API_NAMES, apiPatterns, apiRow } from '../../../src/lib/routing/api-routes.ts';
import { ROUTE_TABLES } from '../../../src/lib/routing/resolve-route.ts';
import { MEDIA_ROUTE } from '../../../src/lib/routing/site-routes.ts';
import type { RouteRow } from '../../../src/lib/routing/route-row.ts';
import { patternOf, ROUTE_NAMES, routeRow } from '../../../src/lib/routing/routes.ts';
import type { EditorCallRow } from '../../../src/lib/server/api/editor/call-row.ts';
import { EDITOR_CALLS } from '../../../src/lib/server/api/editor/editor-calls.ts';
import { loginBody } from '../../../src/lib/server/api/calls/user.ts';
import type { Schema } from './schema-values.ts';

/** An address with what is sent to it: a row of a route table, or a call of editors. */
export interface FuzzTarget {
  /** The table and the row, for the report. */
  readonly name: string;
  /** In each language, as the tables write them: `/de/team/[slug]/[id]`. */
  readonly patterns: readonly string[];
  readonly methods: readonly string[];
  readonly query: readonly string[];
  readonly sends: 'form' | 'json' | 'upload' | 'nothing';
  /** What the call takes, where it says so. */
  readonly schemas: readonly Schema[];
}

const asJson = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Schema;

/** Kinds whose records stand on no page, so that they may be changed and deleted. */
export const OWN_KINDS = ['tag', 'person_category', 'production_tag', 'article_tag'] as const;
const OWN_SCHEMAS = OWN_KINDS.map((kind) => asJson(inputSchema(records[kind])));

/** Bodies of the calls that are no rows of editors, by their name in the table. */
const CALL_SCHEMAS: Readonly<Record<string, readonly Schema[]>> = {
  'shop-cart': [asJson(cartOrderSchema)],
  'user-login': [asJson(loginBody)],
  'user-logout': [asJson(z.object({}))],
  paste: [asJson(z.strictObject({ html: z.string() }))],
  render: [asJson(z.object({ modules: z.array(z.string()), delta: z.unknown() }))],
};

const sendsOf = (row: RouteRow): FuzzTarget['sends'] =>
  row.methods.includes('POST') ? 'form' : 'nothing';

const pages: readonly FuzzTarget[] = ROUTE_NAMES.map((name) => ({
  name: `page ${name}`,
  patterns: LOCALES.map((locale) => patternOf(name, locale)),
  methods: routeRow(name).methods,
  query: routeRow(name).query,
  sends: sendsOf(routeRow(name)),
  schemas: [],
}));

const calls: readonly FuzzTarget[] = API_NAMES.filter((name) => name !== 'editor').map((name) => {
  const { methods, query } = apiRow(name);
  const schemas = CALL_SCHEMAS[name] ?? [];
  const sends = name === 'media' ? 'upload' : methods.includes('POST') ? 'json' : 'nothing';
  return { name: `api ${name}`, patterns: apiPatterns(name), methods, query, sends, schemas };
});

const others: readonly FuzzTarget[] = Object.entries(ROUTE_TABLES)
  .filter(([table]) => table !== 'api')
  .flatMap(([table, rows]) => [
    ...Object.entries(rows as Readonly<Record<string, RouteRow>>).map(([name, row]) => ({
      name: `${table} ${name}`,
      patterns: [...new Set(Object.values(row.pattern))],
      methods: row.methods,
      query: [...row.query, 'language'],
      sends: sendsOf(row),
      schemas: [],
    })),
  ]);

const editorRow = (row: EditorCallRow, path: string, schemas: readonly Schema[]): FuzzTarget => ({
  name: `editor ${row.method} ${path}`,
  patterns: LOCALES.map((locale) => `/${locale}/pageeditor-api/${path}`),
  methods: [row.method],
  query: row.queries ?? [],
  sends: row.body === undefined && schemas.length === 0 ? 'nothing' : 'json',
  schemas: row.body === undefined ? schemas : [...schemas, asJson(row.body)],
});

/** A call that makes a record takes what its kind consists of: a row each. */
const editorCalls: readonly FuzzTarget[] = EDITOR_CALLS.flatMap((row) =>
  row.method === 'POST' && /^(?:records|editing)\/\[kind\]$/u.test(row.path)
    ? Object.values(records).map((record) =>
        editorRow(row, row.path.replace('[kind]', record.kind), [asJson(inputSchema(record))]),
      )
    : editorRow(row, row.path, row.needsBody === true ? OWN_SCHEMAS : []),
);

const FILES = ['/_astro/[file]', '/fonts/[file]', '/[...path]', '/[a]/[b]/[c]'];
const files: readonly FuzzTarget[] = [MEDIA_ROUTE.pattern.de, ...FILES].map((pattern) => ({
  name: `files ${pattern}`,
  patterns: [pattern],
  methods: ['GET'],
  query: ['w', 'format'],
  sends: 'nothing',
  schemas: [],
}));

/** Every address of the product. */
export const FUZZ_TARGETS: readonly FuzzTarget[] = [
  ...pages,
  ...calls,
  ...editorCalls,
  ...others,
  ...files,
];

export const KIND_NAMES = Object.keys(records);

/** The names of all fields of the forms that visitors and editors send. */
export const FORM_FIELDS: readonly string[] = [
  ...CHECK_OUT_FIELDS,
  'id',
  'form',
  'action',
  'all',
  'line',
  'note',
  'toggle',
  'back',
  'next',
  'password',
  'new_password',
  'current',
  'code',
  'first_name',
  'last_name',
  'sessions',
  'tickets',
  'ticket',
  'features',
  'group',
  'block_id',
  'seat_group',
  'csrf',
];
