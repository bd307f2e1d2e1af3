import { readFile } from 'node:fs/promises';
import type { AppContext } from '../../app/app-context.ts';
import type { Json } from './shared-parts.ts';

/** By its file; empty: made here. It is the same as long as the process runs. */
const documents = new Map<string, Promise<Json>>();

const readDocument = async (file: string): Promise<Json> =>
  JSON.parse(await readFile(file, 'utf8')) as Json;

/**
 * The OpenAPI document at the address of this venue. The build made it, as making it holds up
 * everybody else for a second; where there is no build, `make` does.
 */
export async function openApiDocument(
  { env, openApiFile }: Pick<AppContext, 'env' | 'openApiFile'>,
  make: () => Json,
): Promise<Json> {
  const key = openApiFile ?? '';
  const known =
    documents.get(key) ??
    (openApiFile === null ? Promise.resolve(make()) : readDocument(openApiFile));
  documents.set(key, known);
  try {
    return { ...(await known), servers: [{ url: env.siteOrigin }] };
  } catch (error) {
    documents.delete(key);
    throw error;
  }
}
