import fc from 'fast-check';
import { hostileJson, hostileText } from './hostile-values.ts';

/** As much of a JSON schema as those of our calls use. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** References lead round in circles: modules in modules. */
const MAX_DEPTH = 5;
/** How often a part fits, for each that does not. */
const FITTING = 60;

const FORMATS: Readonly<Record<string, readonly string[]>> = {
  email: ['mira@example.org', 'a@b', 'x@[127.0.0.1]', '"a b"@example.org'],
  'date-time': ['2026-12-24T19:00:00Z', '2026-10-25T02:30:00+02:00', '9999-12-31T23:59:59Z'],
  date: ['2026-12-24', '2024-02-29', '9999-12-31'],
  uri: ['https://example.org/x', 'http://127.0.0.1/', 'https://[::1]/'],
};

const WORDS = ['Probe', 'probe', 'a', '1', '2026', 'Ein Abend mit Mahler', '/de/probe', '#f0f'];

function textOf({ format = '', pattern }: Schema): fc.Arbitrary<unknown> {
  const known = FORMATS[format];
  if (known !== undefined) return fc.constantFrom(...known);
  if (pattern === undefined) return fc.constantFrom(...WORDS);
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  } catch {
    // An expression that looks ahead cannot be turned round.
    return fc.constantFrom(...WORDS);
  }
}

function numberOf({ minimum, maximum }: Schema): fc.Arbitrary<number> {
  const least = Math.max(minimum ?? 0, -1e6);
  return fc.integer({ min: least, max: Math.max(least, Math.min(maximum ?? 40, least + 100)) });
}

class SchemaValues {
  readonly #root: Schema;

  constructor(root: Schema) {
    this.#root = root;
  }

  /** Values that fit, of which some parts now and then do not. */
  of(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
    return fc.oneof(
      { weight: FITTING, arbitrary: this.#fitting(schema, depth) },
      { weight: 1, arbitrary: hostileText },
      { weight: 1, arbitrary: hostileJson },
    );
  }

  #fitting(schema: Schema, depth: number): fc.Arbitrary<unknown> {
    if (depth > MAX_DEPTH) return fc.constantFrom(null, [], {});
    if (schema.$ref !== undefined) return this.of(this.#referred(schema.$ref), depth + 1);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
    if (choices !== undefined) return fc.oneof(...choices.map((one) => this.of(one, depth)));
    return this.#typed(schema, depth);
  }

  #typed(schema: Schema, depth: number): fc.Arbitrary<unknown> {
    const { type } = schema;
    if (typeof type === 'object')
      return fc.oneof(...type.map((one) => this.#typed({ ...schema, type: one }, depth)));
    if (type === 'object') return this.#object(schema, depth);
    if (type === 'array') return this.#array(schema, depth);
    if (type === 'string') return textOf(schema);
    if (type === 'integer' || type === 'number') return numberOf(schema);
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    return hostileJson;
  }

  #object(schema: Schema, depth: number): fc.Arbitrary<unknown> {
    const { properties = {}, additionalProperties: more } = schema;
    const fields = Object.entries(properties).map(
      ([name, part]) => [name, this.of(part, depth + 1)] as const,
    );
    const known = fc.record(Object.fromEntries(fields), {
      // What a field is left out for is a case of its own.
      requiredKeys: (schema.required ?? []) as never[],
      noNullPrototype: true,
    });
    if (typeof more !== 'object') return known;
    const others = fc.dictionary(
      fc.constantFrom('de', 'en', 'a', 'b-1'),
      this.of(more, depth + 1),
      {
        maxKeys: 3,
        noNullPrototype: true,
      },
    );
    return fc.tuple(known, others).map(([left, right]) => ({ ...left, ...right }));
  }

  #array({ items, prefixItems }: Schema, depth: number): fc.Arbitrary<unknown> {
    if (prefixItems !== undefined)
      return fc.tuple(...prefixItems.map((part) => this.of(part, depth + 1)));
    if (typeof items !== 'object') return fc.array(hostileJson, { maxLength: 3 });
    return fc.array(this.of(items, depth + 1), { maxLength: 3 });
  }

  #referred(reference: string): Schema {
    if (reference === '#') return this.#root;
    return this.#root.$defs?.[reference.split('/').at(-1) ?? ''] ?? {};
  }
}

/** Bodies for a call: what its schema asks for, with parts that do not fit. */
export const valuesOf = (schema: Schema): fc.Arbitrary<unknown> =>
  new SchemaValues(schema).of(schema);
