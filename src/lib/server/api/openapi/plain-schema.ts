type Json = Record<string, unknown>;

/** What forms know of a field and JSON Schema has no word for. */
const FORM_KEYS = [
  'label',
  'help',
  'control',
  'isRequired',
  'target',
  'max',
  'options',
  'prefix',
  'use',
];
/** What says how an id looks like. */
const ID_KEYS = ['type', 'anyOf', 'minimum', 'maximum', 'exclusiveMinimum', 'items'];

const OUTSIDE_NAME: Json = { $ref: '#/components/schemas/OutsideName' };
const ID: Json = { type: 'integer', exclusiveMinimum: 0 };

const isNullable = ({ anyOf }: Json): boolean =>
  Array.isArray(anyOf) && anyOf.some(({ type }: Json) => type === 'null');

/** Another record, as it can be sent: by its id, or by what another system calls it. */
function sentReference(schema: Json): Json {
  const names = [ID, OUTSIDE_NAME];
  if (schema['control'] === 'references') return { type: 'array', items: { anyOf: names } };
  return { anyOf: isNullable(schema) ? [...names, { type: 'null' }] : names };
}

/**
 * Turns what forms know of a field inside of a structure into what JSON Schema calls it, in
 * place; what names another record can be sent by its name elsewhere, too.
 */
export function plainSchema(schema: object, io: 'input' | 'output'): void {
  const json = schema as Json;
  const { label, help, control } = json;
  if (label === undefined || control === undefined) return;
  if (io === 'input' && (control === 'reference' || control === 'references')) {
    const sent = sentReference(json);
    for (const key of ID_KEYS) Reflect.deleteProperty(json, key);
    Object.assign(json, sent);
  }
  json['title'] = (label as Json)['en'];
  if (help !== undefined) json['description'] = (help as Json)['en'];
  for (const key of FORM_KEYS) Reflect.deleteProperty(json, key);
}
