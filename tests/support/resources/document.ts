import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { ENDPOINTS, TAKING } from '../../../src/lib/server/api/endpoints.ts';
import { openApi } from '../../../src/lib/server/api/openapi/document.ts';
import { operationId } from '../../../src/lib/server/api/openapi/shared-parts.ts';
import { isPost, type ApiName } from '../../../src/lib/routing/api-routes.ts';
import { ORIGIN } from '../env.ts';

type Json = Readonly<Record<string, unknown>>;
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Json;
}
interface Content {
  readonly 'application/json'?: { readonly schema: Json; readonly example?: object };
}
interface Described {
  readonly operationId: string;
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly $ref?: string; readonly content?: Content }>
  >;
}

export const DOCUMENT = openApi(ENDPOINTS, TAKING, ORIGIN);

/** An operation of the document with where it stands. */
export interface DocumentOperation extends Described {
  readonly method: string;
  readonly path: string;
}

const OPERATIONS: ReadonlyMap<string, DocumentOperation> = new Map(
  Object.entries(DOCUMENT.paths).flatMap(([path, calls]) =>
    Object.entries(calls as Readonly<Record<string, Described>>).map(([method, operation]) => [
      operation.operationId,
      { ...operation, method: method.toUpperCase(), path },
    ]),
  ),
);

/** What visitors read, by the names of its calls. */
export const PUBLIC_OPERATIONS = (Object.keys(ENDPOINTS) as ApiName[])
  .filter((name) => !isPost(name))
  .flatMap((name) => {
    const operation = OPERATIONS.get(operationId('get', name));
    return operation === undefined ? [] : [{ name, operation }];
  });

/** @throws {Error} where the document has no such operation */
export function operationNamed(id: string): DocumentOperation {
  const operation = OPERATIONS.get(id);
  if (operation === undefined) throw new Error(`${id} is no operation of the document`);
  return operation;
}

/** What stands in the query of an operation, by name. */
export const queryOf = ({ parameters }: DocumentOperation): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    parameters.flatMap((one) =>
      'in' in one && one.in === 'query' ? [[one.name, one.schema]] : [],
    ),
  );

const ajv = new Ajv2020({ strict: false, allErrors: true });
// Its types are those of a module of the older form.
(addFormats as unknown as (to: Ajv2020) => void)(ajv);
ajv.addSchema({ ...DOCUMENT, $id: 'document' });

const validators = new Map<string, ValidateFunction>();

const escaped = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

function validatorAt(...parts: readonly string[]): ValidateFunction {
  const address = `document#/${parts.map(escaped).join('/')}`;
  const known = validators.get(address) ?? ajv.compile({ $ref: address });
  validators.set(address, known);
  return known;
}

/** What is wrong with an answer by the document; empty: it says exactly this. */
export function wrongInAnswer(id: string, status: number, body: unknown): readonly string[] {
  const { path, method, responses } = operationNamed(id);
  const response = responses[status];
  if (response === undefined) return [`${id} does not say that it answers ${String(status)}`];
  const validate =
    response.$ref === undefined
      ? validatorAt(
          'paths',
          path,
          method.toLowerCase(),
          'responses',
          String(status),
          'content',
          'application/json',
          'schema',
        )
      : validatorAt('components', 'schemas', 'Failure');
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message = '', params }) =>
      `${id} ${String(status)} ${instancePath}: ${message} ${JSON.stringify(params)}`,
  );
}

/** What is wrong with a body by the document. */
export function wrongInBody(id: string, body: unknown): readonly string[] {
  const { path, method } = operationNamed(id);
  const validate = validatorAt(
    'paths',
    path,
    method.toLowerCase(),
    'requestBody',
    'content',
    'application/json',
    'schema',
  );
  return validate(body)
    ? []
    : (validate.errors ?? []).map(
        ({ instancePath, message = '' }) => `${instancePath}: ${message}`,
      );
}

/** The address of an operation with its places filled. */
export const addressOf = (
  { path }: DocumentOperation,
  places: Readonly<Record<string, string>>,
): string =>
  path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(places[name] ?? ''));
