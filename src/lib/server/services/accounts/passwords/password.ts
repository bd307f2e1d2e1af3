import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hashThreads, type HashJob } from './hash-threads.ts';

/**
 * The cost of a hash: 32 MiB and about 0.2 seconds. From OWASP's password storage cheat
 * sheet; it is stored in each hash, so that it can be raised.
 */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const HASH = /^scrypt\$(\d{1,8})\$(\d{1,2})\$(\d{1,2})\$([\w-]{10,64})\$([\w-]{20,128})$/u;

/** Another keyboard can send the same password as other code points. */
const derive = (password: string, salt: Buffer, cost: HashJob['cost']) =>
  hashThreads.run({ password: password.normalize('NFKC'), salt, bytes: KEY_BYTES, cost });

const written = ({ N, r, p }: HashJob['cost'], salt: Buffer, key: Buffer): string =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

/**
 * Hashes a password: cost, salt and key as one text.
 * @throws Overloaded when too many are being hashed
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return written(COST, salt, await derive(password, salt, COST));
}

/** Stands for a hash until there is a password: it is compared in the same time, and none fits. */
export const noPassword = (): string =>
  written(COST, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));

/**
 * Whether a password matches a hash; false for an unknown format.
 * @throws Overloaded when too many are being hashed
 */
export async function isPassword(hash: string, password: string): Promise<boolean> {
  const [match, N, r, p, salt = '', key = ''] = HASH.exec(hash) ?? [];
  if (match === undefined) return false;
  const hashedKey = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return hashedKey.length === derived.length && timingSafeEqual(hashedKey, derived);
}
