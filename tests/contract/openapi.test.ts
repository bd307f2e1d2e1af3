import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { foyerServerFiles } from '../../config/server-files.mjs';
import {
  apiDocument,
  describedApi,
  ENDPOINTS,
  TAKING,
} from '../../src/lib/server/api/endpoints.ts';
import { openApi } from '../../src/lib/server/api/openapi/document.ts';
import { RESOURCE_CALLS } from '../../src/lib/server/api/resources/resource-calls.ts';
import { OPENAPI_FILE } from '../../src/lib/server/http/rendering/open-site.ts';
import { envFor, ORIGIN } from '../support/env.ts';

type Json = Readonly<Record<string, unknown>>;

interface Operation {
  readonly operationId: string;
  readonly security: readonly Json[];
  readonly parameters: readonly Json[];
  readonly responses: Readonly<Record<string, Json>>;
}

const document = openApi(ENDPOINTS, TAKING, ORIGIN);
const paths = document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const operations = Object.entries(paths).flatMap(([path, calls]) =>
  Object.entries(calls).map(([method, operation]) => ({ path, method, ...operation })),
);

/** What an address within the document leads to; undefined: nothing. */
function partAt(address: string): unknown {
  return address
    .replace(/^#\//u, '')
    .split('/')
    .reduce<unknown>((part, step) => (part as Json | undefined)?.[step], document);
}

/** Every `$ref` of a value. */
function addressesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part] : addressesIn(part),
  );
}

/** Every schema of a value, with where it stands. */
function untypedIn(value: unknown, path: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const properties = (value as { readonly properties?: Json }).properties ?? {};
  const bare = Object.entries(properties)
    .filter(([, schema]) => Object.keys(schema as object).length === 0)
    .map(([name]) => `${path}.${name}`);
  return [...bare, ...entries.flatMap(([key, part]) => untypedIn(part, `${path}.${key}`))];
}

describe('the OpenAPI document', () => {
  it('API-05 is put beside the built server by the build', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'foyer-build-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    const { hooks } = foyerServerFiles();
    const place = pathToFileURL(`${folder}/`);
    hooks['astro:config:done']({ config: { build: { client: place, server: place } } });
    await hooks['astro:build:done']();
    const openApiFile = path.join(folder, OPENAPI_FILE);
    const env = envFor({ databaseUrl: null, dataDir: folder });
    const built = await apiDocument({ env, openApiFile });
    expect(built).toEqual(
      JSON.parse(JSON.stringify({ ...describedApi(), servers: [{ url: ORIGIN }] })),
    );
  });

  it('API-05 has no address that leads nowhere', () => {
    const addresses = [...new Set(addressesIn(document))];
    expect(addresses.length).toBeGreaterThan(50);
    expect(addresses.filter((address) => partAt(address) === undefined)).toEqual([]);
  });

  it('API-05 names each operation once, and says what stands in each place of its path', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const resolved = ({ $ref }: { readonly $ref?: string }, parameter: Json): Json =>
      $ref === undefined ? parameter : (partAt($ref) as Json);
    const missing = operations.flatMap(({ path, method, parameters }) => {
      const places = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
      const said = parameters
        .map((parameter) => resolved(parameter, parameter))
        .filter((parameter) => parameter['in'] === 'path')
        .map((parameter) => parameter['name']);
      return said.sort().join() === places.sort().join() ? [] : [`${method} ${path}`];
    });
    expect(missing).toEqual([]);
  });

  it('API-05 has every call on resources, with who may make it and how it fails', () => {
    const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
    for (const { id, method, status } of RESOURCE_CALLS) {
      const operation = byId.get(id);
      expect([id, operation?.method]).toEqual([id, method.toLowerCase()]);
      expect(operation?.security).not.toEqual([]);
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining([String(status), '400', '401', '403']),
      );
    }
  });

  it('API-05 has schemas that a validator takes, and none of a record’s fields is without a type', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ ...document, $id: 'document' });
    for (const name of Object.keys(document.components.schemas))
      expect(
        () => ajv.compile({ $ref: `document#/components/schemas/${name}` }),
        name,
      ).not.toThrow();
    const { schemas } = document.components;
    const untyped = Object.entries(schemas).flatMap(([name, schema]) => untypedIn(schema, name));
    expect(untyped).toEqual([]);
    // Control: what has no type is found.
    expect(untypedIn({ properties: { modules: {} } }, 'X')).toEqual(['X.modules']);
  });
});
