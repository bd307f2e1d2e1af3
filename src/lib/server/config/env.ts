import { availableParallelism } from 'node:os';
import * as z from 'zod';
import { emailText } from '../../../content/fields/email.ts';
import { trimEnd } from '../../trim-end.ts';
import type { MailConfig, ShopConfig, SingleSignOnConfig } from './config-parts.ts';

/**
 * The configuration from environment variables; nothing else reads them. Every variable has
 * a default that works on a local machine; an empty value counts as not set, because
 * compose files and control panels write `NAME=`.
 */

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

const flag = (fallback: boolean) =>
  z
    .string()
    .default(String(fallback))
    .transform((value) => FLAGS[value.toLowerCase()])
    .refine((value) => value !== undefined, 'must be one of true, false, yes, no, on, off, 1, 0')
    .transform((value) => value === true);

const wholeNumber = (fallback: number, least: number, most: number) =>
  z
    .string()
    .default(String(fallback))
    .refine((value) => /^\d{1,9}$/u.test(value), 'must be a whole number')
    .transform(Number)
    .refine(
      (value) => value >= least && value <= most,
      `must be between ${String(least)} and ${String(most)}`,
    );

const asUrl = (value: string): URL | null => (URL.canParse(value) ? new URL(value) : null);

const origin = z.string().refine((value) => {
  const url = asUrl(value);
  return url !== null && /^https?:$/u.test(url.protocol) && url.href === `${url.origin}/`;
}, 'must be an http or https address without a path, for example https://www.example.org');

const isWeb = (value: string): boolean => {
  const url = asUrl(value);
  return url !== null && /^https?:$/u.test(url.protocol) && url.username + url.password === '';
};
const isBare = (value: string): boolean => isWeb(value) && !/[?#]/u.test(value);

const webAddress = z
  .string()
  .refine(isBare, 'must be an http or https address without user, query and fragment')
  .transform((value) => trimEnd(value, '/'));

const cartAddresses = z
  .string()
  .transform((value) => value.split(',').map((address) => address.trim()))
  .refine(
    (list) => list.every(isBare),
    'must be http or https addresses that carts lie at or below, separated by commas',
  );

const eventAddress = z
  .string()
  .refine(
    (value) => value.includes('{id}') && isWeb(value.replaceAll(/\{(?:id|locale)\}/gu, 'x')),
    'must be an http or https address with {id} (and {locale}) in it',
  );

/** Plain http alone on this machine: who can answer for the provider can sign in as anybody. */
const provider = webAddress.refine((value) => {
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}, 'must be an https address');

const mailServer = z
  .string()
  .refine(
    (value) => /^smtps?:$/u.test(asUrl(value)?.protocol ?? '') && asUrl(value)?.hostname !== '',
    'must be an smtp:// or smtps:// address',
  );

const HOST_NAME = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::\d{1,5})?$/u;

const hosts = z
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

const postgres = z
  .string()
  .refine(
    (value) => /^postgres(?:ql)?:$/u.test(asUrl(value)?.protocol ?? ''),
    'must be a postgres:// address; leave it out for the SQLite file in DATA_DIR',
  );

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const OIDC = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const;

const VARIABLES = z.object({
  PORT: wholeNumber(4321, 1, 65_535),
  HOST: z.string().default('127.0.0.1'),
  SITE_ORIGIN: origin.optional(),
  ALLOWED_HOSTS: hosts.optional(),
  DATABASE_URL: postgres.optional(),
  DATA_DIR: z.string().default('var'),
  PAGE_STORE_MEMORY_MB: wholeNumber(32, 1, 65_536),
  PAGE_STORE_DISK_MB: wholeNumber(512, 1, 1_048_576),
  RENDER_WORKERS: wholeNumber(Math.max(1, availableParallelism() - 1), 0, 64),
  WORKER_MEMORY_MB: wholeNumber(320, 128, 65_536),
  LOG_LEVEL: z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`).default('info'),
  SENTRY_DSN: z
    .string()
    .refine((value) => /^https?:$/u.test(asUrl(value)?.protocol ?? ''), 'must be an address')
    .optional(),
  AUDIT_DAYS: wholeNumber(365, 30, 3650),
  BACKUP_DIR: z.string().max(1000).optional(),
  BACKUP_HOURS: wholeNumber(24, 1, 720),
  API_TOKEN: z.string().min(32, 'must have at least 32 characters').max(512).optional(),
  ALARM_MAIL: emailText('must be an e-mail address').optional(),
  STATUS_TOKEN: z.string().min(32, 'must have at least 32 characters').max(512).optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').max(512).optional(),
  TRUST_PROXY: flag(false),
  HSTS_SUBDOMAINS: flag(true),
  DEMO: flag(true),
  HOUSE: z.enum(['demo', 'empty'], 'must be demo or empty').default('demo'),
  SERVICE_WORKER: flag(true),
  OIDC_ISSUER: provider.optional(),
  OIDC_CLIENT_ID: z.string().max(512).optional(),
  OIDC_CLIENT_SECRET: z.string().max(4096).optional(),
  OIDC_NAME: z.string().max(60, 'must have at most 60 characters').optional(),
  SHOP_URL: webAddress.optional(),
  SHOP_TOKEN: z
    .string()
    .regex(/^[\u0021-\u007e]{1,4096}$/u, 'must be letters, digits and signs without spaces')
    .optional(),
  SHOP_CARTS: cartAddresses.optional(),
  SHOP_EVENTS: eventAddress.optional(),
  SHOP_OWN_CART: flag(false),
  MAIL_URL: mailServer.optional(),
  MAIL_FROM: emailText('must be an e-mail address').optional(),
});

const SOURCE = VARIABLES.superRefine((values, context) => {
  const missing = OIDC.filter((name) => values[name] === undefined);
  if (missing.length === OIDC.length) return;
  for (const name of missing)
    context.addIssue({
      code: 'custom',
      path: [name],
      message: `must be set with ${OIDC.join(', ')}`,
    });
});

/** The names of all settings. */
export const SETTINGS = Object.keys(VARIABLES.shape);

export interface Env {
  readonly port: number;
  /** Address to listen on; loopback by default, so that only a proxy is public. */
  readonly host: string;
  /** The one origin that addresses are built from; no trailing slash. */
  readonly siteOrigin: string;
  /** Values of the Host header that are answered, lower case; everything else gets 421. */
  readonly allowedHosts: readonly string[];
  /** Null means the SQLite file in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly pageStoreMemoryMb: number;
  readonly pageStoreDiskMb: number;
  /** Processes that render and answer calls; 0: the one that answers kept pages does it all. */
  readonly renderWorkers: number;
  /** A worker whose resident memory is larger is replaced. */
  readonly workerMemoryMb: number;
  readonly logLevel: (typeof LEVELS)[number];
  readonly sentryDsn: string | null;
  /** The bearer token of programs that may change content; null: none may. */
  readonly apiToken: string | null;
  /** What tools show that read the metrics; null: nobody may. */
  readonly statusToken: string | null;
  /** Who gets a message when a check of `/readyz` goes on failing; null: nobody. */
  readonly alarmMail: string | null;
  /** Days after which an entry of the audit log is deleted. */
  readonly auditDays: number;
  /** Where backups are written by schedule; null: nobody but the command writes any. */
  readonly backupDir: string | null;
  /** Hours between two of them. */
  readonly backupHours: number;
  /** What session cookies are signed with; null: a secret in `dataDir`, for a single machine. */
  readonly sessionSecret: string | null;
  /** True when a proxy in front overwrites X-Forwarded-For: its last entry is the visitor. */
  readonly trustProxy: boolean;
  /** Whether browsers are told that all subdomains are encrypted, too. */
  readonly hstsSubdomains: boolean;
  /** False: browsers get rid of the service worker that they have. */
  readonly serviceWorker: boolean;
  /** Fill an empty database, by `house`. */
  readonly demo: boolean;
  /** With the demo venue, or with the little that an organisation of one's own begins with. */
  readonly house: 'demo' | 'empty';
  /** Null: tickets are sold by the test webshop that is part of the product. */
  readonly shop: ShopConfig | null;
  readonly mail: MailConfig;
  /** Null: people sign in by password alone. */
  readonly singleSignOn: SingleSignOnConfig | null;
}

export type EnvResult =
  | { readonly ok: true; readonly env: Env }
  | { readonly ok: false; readonly fieldErrors: readonly string[] };

function shopConfig(values: z.output<typeof SOURCE>): ShopConfig | null {
  const { SHOP_URL: url, SHOP_TOKEN: token, SHOP_CARTS: carts, SHOP_EVENTS: events } = values;
  if (url === undefined) return null;
  return {
    url,
    token: token ?? null,
    carts: carts ?? [new URL(url).origin],
    events: events ?? null,
    hasOwnCart: values.SHOP_OWN_CART,
  };
}

function singleSignOnConfig(values: z.output<typeof SOURCE>): SingleSignOnConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = values;
  const { OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = values;
  if (issuer === undefined || clientId === undefined) return null;
  if (clientSecret === undefined || name === undefined) return null;
  return { issuer, clientId, clientSecret, name };
}

/** Reads the configuration; invalid variables are reported as `NAME: what it must be`. */
export function readEnv(
  source: Readonly<Record<string, string | undefined>> = process.env,
): EnvResult {
  const variables = Object.fromEntries(
    Object.entries(source).filter(([name, value]) => name in SOURCE.shape && value?.trim() !== ''),
  );
  const parsed = SOURCE.safeParse(variables);
  if (!parsed.success)
    return {
      ok: false,
      fieldErrors: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    };
  const values = parsed.data;
  const port = String(values.PORT);
  const siteOrigin = new URL(values.SITE_ORIGIN ?? `http://localhost:${port}`).origin;
  const local = [`localhost:${port}`, `127.0.0.1:${port}`];
  return {
    ok: true,
    env: {
      port: values.PORT,
      host: values.HOST,
      siteOrigin,
      allowedHosts: [...new Set(values.ALLOWED_HOSTS ?? [new URL(siteOrigin).host, ...local])],
      databaseUrl: values.DATABASE_URL ?? null,
      dataDir: values.DATA_DIR,
      pageStoreMemoryMb: values.PAGE_STORE_MEMORY_MB,
      pageStoreDiskMb: values.PAGE_STORE_DISK_MB,
      renderWorkers: values.RENDER_WORKERS,
      workerMemoryMb: values.WORKER_MEMORY_MB,
      logLevel: values.LOG_LEVEL,
      sentryDsn: values.SENTRY_DSN ?? null,
      apiToken: values.API_TOKEN ?? null,
      statusToken: values.STATUS_TOKEN ?? null,
      alarmMail: values.ALARM_MAIL ?? null,
      auditDays: values.AUDIT_DAYS,
      backupDir: values.BACKUP_DIR ?? null,
      backupHours: values.BACKUP_HOURS,
      sessionSecret: values.SESSION_SECRET ?? null,
      trustProxy: values.TRUST_PROXY,
      hstsSubdomains: values.HSTS_SUBDOMAINS,
      demo: values.DEMO,
      house: values.HOUSE,
      serviceWorker: values.SERVICE_WORKER,
      shop: shopConfig(values),
      mail: {
        url: values.MAIL_URL ?? null,
        from: values.MAIL_FROM ?? `noreply@${new URL(siteOrigin).hostname}`,
      },
      singleSignOn: singleSignOnConfig(values),
    },
  };
}
