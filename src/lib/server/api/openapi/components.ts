import { z } from 'zod';
import { plainSchema } from './plain-schema.ts';

type Json = Record<string, unknown>;
type Io = 'input' | 'output';

const LOCAL = '#/$defs/';
const SHARED = '#/components/schemas/';

const FORMATS: readonly unknown[] = ['date-time', 'date', 'email'];

/** A schema whose addresses lead to where the document keeps its parts. */
function moved(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => moved(item, names));
  if (typeof value !== 'object' || value === null) return value;
  // What a format says already, as an expression of half a line.
  const isSaid = 'format' in value && FORMATS.includes(value.format);
  const entries = Object.entries(value).filter(([key]) => !(isSaid && key === 'pattern'));
  return Object.fromEntries(
    entries.map(([key, part]) => {
      if (key !== '$ref' || typeof part !== 'string') return [key, moved(part, names)];
      if (part.startsWith(SHARED)) return [key, part];
      const name = part.startsWith(LOCAL) ? part.slice(LOCAL.length) : part;
      return [key, SHARED + (names.get(name) ?? name)];
    }),
  );
}

/** Names that zod gives to what has none. */
const NAMELESS = /^__schema\d+$/u;
const EVERY_NAMELESS = /__schema\d+/gu;

/**
 * The schemas of a document, each named one once. What zod writes beside a schema is kept
 * under `components`, where the addresses in it lead.
 */
export class Components {
  readonly #schemas = new Map<string, unknown>();
  /** Names of nameless schemas, by what they say. */
  readonly #nameless = new Map<string, string>();
  /** What schemas say that have a name, by it. */
  readonly #named = new Map<string, string>();

  /** A schema as JSON Schema of a document. @param io what is sent (`input`) or answered */
  of(schema: z.ZodType, io: Io = 'input'): Json {
    const converted = z.toJSONSchema(schema, {
      unrepresentable: 'any',
      io,
      reused: 'inline',
      override: ({ jsonSchema }) => {
        plainSchema(jsonSchema, io);
      },
    });
    const { $schema: _, $defs = {}, id, ...plain } = converted as Json & { readonly id?: string };
    const names = new Map(
      Object.entries($defs as Json).map(([name, part]) => [name, this.#nameOf(name, part, io)]),
    );
    for (const [name, part] of Object.entries($defs as Json)) {
      const { id: _id, ...whole } = part as Json;
      this.#schemas.set(names.get(name) ?? name, moved(whole, names));
    }
    if (id === undefined) return moved(plain, names) as Json;
    const name = this.#nameOf(id, plain, io);
    this.#schemas.set(name, moved(plain, names));
    return { $ref: SHARED + name };
  }

  /** Adds a schema that is written by hand. @returns the address of it */
  add(name: string, schema: Json): Json {
    this.#schemas.set(name, schema);
    return { $ref: SHARED + name };
  }

  get schemas(): Json {
    return Object.fromEntries(
      [...this.#schemas].sort(([left], [right]) => (left < right ? -1 : 1)),
    );
  }

  #nameOf(name: string, part: unknown, io: Io): string {
    if (!NAMELESS.test(name)) return this.#ownNameOf(name, part, io);
    // It may name itself.
    const content = JSON.stringify(part).replaceAll(`${LOCAL}${name}"`, '"');
    const known = this.#nameless.get(content) ?? `Part${String(this.#nameless.size + 1)}`;
    this.#nameless.set(content, known);
    return known;
  }

  /** What is sent can differ from what is answered under the same name: what can be left out, say. */
  #ownNameOf(name: string, part: unknown, io: Io): string {
    const { id: _, ...whole } = part as Json;
    const content = JSON.stringify(whole).replaceAll(EVERY_NAMELESS, '');
    const known = this.#named.get(name) ?? content;
    this.#named.set(name, known);
    return known === content ? name : `${name}${io === 'input' ? 'Input' : 'Answer'}`;
  }
}
