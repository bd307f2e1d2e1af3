import * as z from 'zod';
import { trimEnd } from '../../trim-end.ts';

/* Kinds of values that settings have. */

const FLAGS: Readonly<Record<string, boolean>> = {
  '1': true,
  true: true,
  yes: true,
  on: true,
  '0': false,
  false: false,
  no: false,
  off: false,
};

export const flag = (fallback: boolean) =>
  z
    .string()
    .default(String(fallback))
    .transform((value) => FLAGS[value.toLowerCase()])
    .refine((value) => value !== undefined, 'must be one of true, false, yes, no, on, off, 1, 0')
    .transform((value) => value === true);

export const wholeBetween = (least: number, most: number) =>
  z
    .string()
    .refine((value) => /^\d{1,9}$/u.test(value), 'must be a whole number')
    .transform(Number)
    .refine(
      (value) => value >= least && value <= most,
      `must be between ${String(least)} and ${String(most)}`,
    );

export const wholeNumber = (fallback: number, least: number, most: number) =>
  wholeBetween(least, most).default(fallback);

export const asUrl = (value: string): URL | null => (URL.canParse(value) ? new URL(value) : null);

export const origin = z.string().refine((value) => {
  const url = asUrl(value);
  return url !== null && /^https?:$/u.test(url.protocol) && url.href === `${url.origin}/`;
}, 'must be an http or https address without a path, for example https://www.example.org');

const isWeb = (value: string): boolean => {
  const url = asUrl(value);
  return url !== null && /^https?:$/u.test(url.protocol) && url.username + url.password === '';
};
const isBare = (value: string): boolean => isWeb(value) && !/[?#]/u.test(value);

export const webAddress = z
  .string()
  .refine(isBare, 'must be an http or https address without user, query and fragment')
  .transform((value) => trimEnd(value, '/'));

export const cartAddresses = z
  .string()
  .transform((value) => value.split(',').map((address) => address.trim()))
  .refine(
    (list) => list.every(isBare),
    'must be http or https addresses that carts lie at or below, separated by commas',
  );

export const eventAddress = z
  .string()
  .refine(
    (value) => value.includes('{id}') && isWeb(value.replaceAll(/\{(?:id|locale)\}/gu, 'x')),
    'must be an http or https address with {id} (and {locale}) in it',
  );

/** Plain http alone on this machine: who can answer for the provider can sign in as anybody. */
export const provider = webAddress.refine((value) => {
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}, 'must be an https address');

export const mailServer = z
  .string()
  .refine(
    (value) => /^smtps?:$/u.test(asUrl(value)?.protocol ?? '') && asUrl(value)?.hostname !== '',
    'must be an smtp:// or smtps:// address',
  );

const HOST_NAME = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::\d{1,5})?$/u;

export const hosts = z
  .string()
  .transform((value) =>
    value
      .toLowerCase()
      .split(',')
      .map((host) => host.trim())
      .filter((host) => host !== ''),
  )
  .refine(
    (list) => list.every((host) => HOST_NAME.test(host)),
    'must be host names, with a port where one is used, separated by commas',
  );

export const postgres = z
  .string()
  .refine(
    (value) => /^postgres(?:ql)?:$/u.test(asUrl(value)?.protocol ?? ''),
    'must be a postgres:// address; leave it out for the SQLite file in DATA_DIR',
  );

const addressesIn = (value: string): readonly string[] =>
  value.split(',').map((address) => trimEnd(address.trim(), '/'));

export const bareAddresses = z
  .string()
  .transform(addressesIn)
  .refine((list) => list.every(isBare), 'must be http or https addresses, separated by commas');

const SHARED = { off: null, on: [] } as const;

/** Caches in front: `off`, `on` (one that cannot be told of changes), or the addresses that are told. */
export const sharedCache = z
  .string()
  .default('off')
  .transform((value): readonly string[] | null =>
    value === 'off' || value === 'on' ? SHARED[value] : addressesIn(value),
  )
  .refine(
    (list) => list === null || list.every(isBare),
    'must be off, on, or http or https addresses of caches, separated by commas',
  );
