import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AstroCookies } from 'astro';
import { COOKIE, VISITOR_COOKIE_HOURS } from '../../../constants.ts';
import { hostCookie } from '../../../host-cookie.ts';
import { networkOf } from '../../concurrency/network.ts';
import type { Env } from '../../config/env.ts';
import type { ReadCookies } from '../accounts/csrf.ts';
import { sessionSecret } from '../accounts/secret.ts';

/** Who reserves: nothing of it says who they are. */
export interface Visitor {
  /** The random number of their cookie. */
  readonly id: string;
  /** Hash of their client address. */
  readonly network: string;
  /** True: their browser sent a cookie back that this site had set. */
  readonly isReturned: boolean;
}

export type VisitorEnv = Pick<Env, 'sessionSecret' | 'dataDir' | 'siteOrigin'>;

const ID_BYTES = 16;
const TIME_BYTES = 4;
const HOUR_S = 3600;
const VALUE = /^([\w-]{22})\.([0-9a-z]{1,10})\.([\w-]{43})$/u;

/** The secret is read once for a process; after a failure the next request tries again. */
const secrets = new WeakMap<object, Promise<string>>();

function secretOf(env: VisitorEnv): Promise<string> {
  const known = secrets.get(env);
  if (known !== undefined) return known;
  const secret = sessionSecret(env);
  secrets.set(env, secret);
  secret.catch(() => secrets.delete(env));
  return secret;
}

/** A signature for one use of the secret, 43 characters. */
export async function signatureOf(env: VisitorEnv, use: string, text: string): Promise<string> {
  const key = await secretOf(env);
  return createHmac('sha256', key).update(`${use} ${text}`).digest('base64url');
}

/** Whether two texts are the same, told in a time that says nothing of them. */
export function isSame(left: string, right: string): boolean {
  // As long in bytes: letters beyond ASCII take more than one.
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A random text with the second of its making and a signature that nobody else can make, 65 characters. */
export async function signedKey(env: VisitorEnv, use: string): Promise<string> {
  const bytes = randomBytes(ID_BYTES);
  bytes.writeUInt32BE(Math.floor(Date.now() / 1000), ID_BYTES - TIME_BYTES);
  const random = bytes.toString('base64url');
  return random + (await signatureOf(env, use, random));
}

const RANDOM_LENGTH = 22;

/** Whether a text is one that `signedKey` made for this use. */
export async function isSignedKey(env: VisitorEnv, use: string, key: string): Promise<boolean> {
  const random = key.slice(0, RANDOM_LENGTH);
  return isSame(key.slice(RANDOM_LENGTH), await signatureOf(env, use, random));
}

/** The id of a visitor's cookie; null for none, a forged or an old one. */
async function idIn(value: string, env: VisitorEnv, now: Date): Promise<string | null> {
  const [, id = '', issued = '', signature = ''] = VALUE.exec(value) ?? [];
  if (id === '') return null;
  const ageS = now.getTime() / 1000 - Number.parseInt(issued, 36);
  if (ageS > VISITOR_COOKIE_HOURS * HOUR_S) return null;
  return isSame(signature, await signatureOf(env, 'visitor', `${id}.${issued}`)) ? id : null;
}

/** A request as far as it says who reserves. */
export interface VisitorRequest {
  readonly cookies: ReadCookies;
  readonly clientAddress: string;
}

interface VisitorServices {
  readonly env: VisitorEnv;
  readonly now: () => Date;
}

/**
 * Who reserves, by the cookie; a new number for those without one.
 * @throws where the secret of the site can neither be read nor made
 */
export async function visitorOf(
  { cookies, clientAddress }: VisitorRequest,
  { env, now }: VisitorServices,
): Promise<Visitor> {
  const id = await idIn(cookies.get(COOKIE.visitor)?.value ?? '', env, now());
  const formCookie = hostCookie(COOKIE.formKey, env.siteOrigin.startsWith('https:'));
  const form = cookies.get(formCookie)?.value ?? '';
  return {
    id: id ?? randomBytes(ID_BYTES).toString('base64url'),
    network: await signatureOf(env, 'network', networkOf(clientAddress)),
    // The form without scripts comes with a cookie of ours, too.
    isReturned: id !== null || (await isSignedKey(env, 'form', form)),
  };
}

/** Sets the visitor's cookie: where something is put into the cart, and nowhere else. */
export async function setVisitor(
  cookies: Pick<AstroCookies, 'set'>,
  { env, now }: VisitorServices,
  { id }: Visitor,
): Promise<void> {
  const issued = Math.floor(now().getTime() / 1000).toString(36);
  const signature = await signatureOf(env, 'visitor', `${id}.${issued}`);
  cookies.set(COOKIE.visitor, `${id}.${issued}.${signature}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: env.siteOrigin.startsWith('https:'),
    maxAge: VISITOR_COOKIE_HOURS * HOUR_S,
  });
}
