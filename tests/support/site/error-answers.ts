import { SECURITY_HEADERS } from '../security-headers.ts';
import type { LineAnswer } from './lines.ts';
import type { Product } from './product.ts';

/** Headers that are missing, and what a stranger learns of the inside. */
export function faults({ headers, body }: LineAnswer): readonly string[] {
  const names = headers.map(([name]) => name);
  const missing = SECURITY_HEADERS.filter((name) => !names.includes(name));
  const told =
    /\n\s+at |\/(?:srv|work|home|usr|tmp|node_modules|dist|src)\/|\.ts:\d|sqlite|kysely|select \*|insert into|TypeError|node:internal/iu;
  const inside = [...headers.map(([, value]) => value), body].filter((text) => told.test(text));
  const powered = names.filter((name) => ['server', 'x-powered-by'].includes(name));
  return [...missing, ...powered, ...inside.map((text) => told.exec(text)?.[0] ?? '')];
}

/** The same addresses while everything that reads fails in the same way. */
export async function failing(
  product: Product,
  error: Error,
  use: () => Promise<void>,
): Promise<void> {
  const { reference, resources } = product.app;
  const [read, write] = [reference.read.bind(reference), resources.write.bind(resources)];
  const data = await read();
  const broken = new Proxy(data, {
    get: (all, name) => {
      // The settings say whether the site is open at all; a promise looks for `then`.
      if (['settings', 'redirect', 'then'].includes(String(name)))
        return Reflect.get(all, name) as unknown;
      throw error;
    },
  });
  reference.read = () => Promise.resolve(broken);
  resources.write = () => Promise.reject(error);
  try {
    await use();
  } finally {
    Object.assign(reference, { read });
    Object.assign(resources, { write });
  }
}

export const languageOf = ({ body }: LineAnswer) => /<html[^>]* lang="(\w+)"/u.exec(body)?.[1];

export const textOf = ({ body }: LineAnswer) =>
  body.replaceAll(/<[^>]*>/gu, ' ').replaceAll(/\s+/gu, ' ');
