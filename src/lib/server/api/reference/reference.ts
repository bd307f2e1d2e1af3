import { isKind, records } from '../../../../content/records/kinds.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { Locale } from '../../../constants.ts';
import type {
  ReferenceCall,
  ReferenceGroup,
  ReferenceRow,
} from '../../../views/developer/api-reference-view.ts';
import { apiDocument } from '../endpoints.ts';
import { RESOURCE_CALLS } from '../resources/resource-calls.ts';
import type { Json } from '../openapi/shared-parts.ts';

/* The document as people read it. */

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly Json[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { schema: Json; example?: Json }>>;
  };
  readonly responses: Readonly<Record<string, Json>>;
}

const TRIABLE: ReadonlySet<string> = new Set(RESOURCE_CALLS.map(({ id }) => id));

type App = Parameters<typeof apiDocument>[0];
type Groups = ReadonlyMap<string, readonly ReferenceCall[]>;

/** They are made once: the document is the same as long as the process runs. */
let made: Groups | null = null;

/** What an address within the document leads to; a part without an address is itself. */
function resolved(document: Json, part: Json): Json {
  const { $ref: address } = part as { readonly $ref?: string };
  if (address === undefined) return part;
  const steps = address.replace(/^#\//u, '').split('/');
  return steps.reduce<Json>((found, step) => found[step] as Json, document);
}

/** A schema in a word: what stands in it is in the document. */
function typeOf(document: Json, schema: Json): string {
  const {
    $ref: address,
    anyOf,
    enum: values,
    type,
    items,
    format,
  } = schema as {
    readonly $ref?: string;
    readonly anyOf?: readonly Json[];
    readonly enum?: readonly unknown[];
    readonly type?: string;
    readonly items?: Json;
    readonly format?: string;
  };
  if (address !== undefined) return address.split('/').at(-1) ?? '';
  if (anyOf !== undefined)
    return [...new Set(anyOf.map((one) => typeOf(document, one)))].join(' | ');
  if (values !== undefined && values.length <= 12) return values.map(String).join(' | ');
  if (items !== undefined) return `${typeOf(document, items)}[]`;
  return format ?? type ?? 'any';
}

const asRow = (document: Json, name: string, schema: Json, isRequired: boolean): ReferenceRow => ({
  name,
  type: typeOf(document, schema),
  isRequired,
  text: (schema as { readonly description?: string }).description ?? '',
});

function bodyRows(document: Json, schema: Json | undefined): readonly ReferenceRow[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = resolved(document, schema) as {
    readonly properties?: Readonly<Record<string, Json>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) =>
    asRow(document, name, property, required.includes(name)),
  );
}

function callOf(document: Json, path: string, method: string, operation: Operation): ReferenceCall {
  const { operationId, summary, description = '', requestBody, responses } = operation;
  const [content] = Object.values(requestBody?.content ?? {});
  const parameters = operation.parameters.map((part) => {
    const {
      name,
      schema,
      required,
      description: text,
    } = resolved(document, part) as {
      readonly name: string;
      readonly schema: Json;
      readonly required?: boolean;
      readonly description?: string;
    };
    return { ...asRow(document, name, schema, required === true), text: text ?? '' };
  });
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    description,
    parameters,
    body: bodyRows(document, content?.schema),
    example: content?.example === undefined ? '' : JSON.stringify(content.example, null, 2),
    answers: Object.entries(responses).map(([status, answer]) => ({
      status,
      text: String(resolved(document, answer)['description']),
    })),
    isTriable: TRIABLE.has(operationId),
  };
}

async function reference(app: App): Promise<Groups> {
  if (made !== null) return made;
  const document = await apiDocument(app);
  const groups = new Map<string, ReferenceCall[]>();
  const paths = document['paths'] as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations)) {
      const [group = 'site'] = operation.tags;
      groups.set(group, [...(groups.get(group) ?? []), callOf(document, path, method, operation)]);
    }
  return (made = groups);
}

/** Every group of calls with its page. */
export const referenceGroups = async (
  app: App,
  locale: Locale,
): Promise<readonly ReferenceGroup[]> =>
  [...(await reference(app))].map(([key, calls]) => ({
    key,
    label: isKind(key) ? records[key].label[locale] : '',
    href: pathTo('api-reference-group', locale, { group: key }),
    count: calls.length,
  }));

/** The calls of a group; undefined: there is no such group. */
export const referenceCalls = async (
  app: App,
  group: string,
): Promise<readonly ReferenceCall[] | undefined> => (await reference(app)).get(group);
