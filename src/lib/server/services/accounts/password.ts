import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/**
 * What a guess costs: 32 MiB and about a fifth of a second. From OWASP's password
 * storage cheat sheet; it stands in each hash, so that it can rise.
 */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const HASH = /^scrypt\$(\d{1,8})\$(\d{1,2})\$(\d{1,2})\$([\w-]{10,64})\$([\w-]{20,128})$/u;

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

function derive(password: string, salt: Buffer, { N, r, p }: Cost) {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  // Typed on another keyboard the same password can come as other code points.
  scrypt(
    password.normalize('NFKC'),
    salt,
    KEY_BYTES,
    { N, r, p, maxmem: 256 * N * r },
    (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    },
  );
  return promise;
}

/** A password as it is kept: the cost, the salt and the key, none of which lead back. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  const { N, r, p } = COST;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether a password is the one that was hashed; false for what is no hash of ours. */
export async function isPassword(hash: string, password: string): Promise<boolean> {
  const [whole, N, r, p, salt = '', key = ''] = HASH.exec(hash) ?? [];
  if (whole === undefined) return false;
  const kept = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return kept.length === derived.length && timingSafeEqual(kept, derived);
}
