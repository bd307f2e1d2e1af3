import { createHash } from 'node:crypto';
import common from './common-passwords.json' with { type: 'json' };

/** Bytes of a hash in the list: nobody wants to read what stands in it. */
const HASH_BYTES = 6;
/** Words of the venue and of what people do here; `docs/security.md` says how they are used. */
const HOUSE_WORDS = [
  'passwort',
  'password',
  'kennwort',
  'konzerthaus',
  'konzert',
  'concert',
  'foyer',
  'kultur',
  'programm',
  'programme',
  'karten',
  'ticket',
  'admin',
  'editor',
  'redaktion',
  'willkommen',
  'welcome',
];
/** Shorter words stand in every sentence. */
const LEAST_WORD = 4;
/** So many letters have to be left without them. */
const LEAST_LETTERS = 6;
const LEAST_DIFFERENT = 5;

const COMMON: ReadonlySet<string> = new Set(common);

/** Of the 49,233 passwords used most (zxcvbn-ts, MIT) those of 12 characters and more. */
const isCommon = (password: string): boolean =>
  COMMON.has(
    createHash('sha256').update(password).digest().subarray(0, HASH_BYTES).toString('base64url'),
  );

const wordsIn = (texts: readonly string[]): readonly string[] =>
  texts
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u))
    .concat(HOUSE_WORDS)
    .filter((word) => word.length >= LEAST_WORD)
    .sort((left, right) => right.length - left.length);

/**
 * Whether a password is one of those that are tried first: used by many, a few signs again
 * and again, or little more than words of the venue and of its owner.
 * @param context names and addresses that belong to it
 */
export function isGuessable(password: string, context: readonly string[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  if (isCommon(plain) || new Set(plain).size < LEAST_DIFFERENT) return true;
  let rest = plain;
  for (const word of wordsIn(context)) rest = rest.replaceAll(word, ' ');
  return rest !== plain && rest.replaceAll(/[^\p{L}]/gu, '').length < LEAST_LETTERS;
}
