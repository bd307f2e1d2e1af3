import { availableParallelism, totalmem } from 'node:os';
import * as z from 'zod';
import { emailText } from '../../../content/fields/email.ts';
import type { EdgeConfig, MailConfig, ShopConfig, SingleSignOnConfig } from './config-parts.ts';
import {
  asUrl,
  bareAddresses,
  cartAddresses,
  eventAddress,
  flag,
  hosts,
  mailServer,
  origin,
  postgres,
  provider,
  sharedCache,
  webAddress,
  wholeBetween,
  wholeNumber,
} from './values.ts';

/**
 * The configuration from environment variables; nothing else reads them. Every variable has
 * a default that works on a local machine; an empty value counts as not set, because
 * compose files and control panels write `NAME=`.
 */

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
  WORKER_MEMORY_MB: wholeBetween(128, 65_536).optional(),
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
  SHARED_CACHE: sharedCache,
  EDGE_SECRET: z.string().min(32, 'must have at least 32 characters').max(512).optional(),
  EDGE_URLS: bareAddresses.optional(),
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
  /** Addresses of caches in front that are told what has changed; null: there is no such cache. */
  readonly sharedCache: readonly string[] | null;
  /** The front at the edge, by which requests may come; null: there is none. */
  readonly edge: EdgeConfig | null;
  /** Whether something in front keeps pages: they are the same for everybody then, without a cookie. */
  readonly isKeptInFront: boolean;
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

const edgeConfig = ({ EDGE_SECRET: secret, EDGE_URLS: addresses = [] }: z.output<typeof SOURCE>) =>
  secret === undefined ? null : { secret, addresses };

const WORKER_MB = { least: 320, most: 640 } as const;

/** What the machine has, or the container. */
const machineMemoryMb = (): number =>
  Math.min(totalmem(), process.constrainedMemory() || Infinity) / 1024 / 1024;

/**
 * What a worker may take where nobody says: its part of a quarter of the machine. Pages that
 * were not kept cost a seventh to a quarter less with twice the least (docs/performance.md).
 */
export const defaultWorkerMemoryMb = (workers: number, machineMb: number): number =>
  Math.min(
    WORKER_MB.most,
    Math.max(WORKER_MB.least, Math.round(machineMb / 4 / Math.max(1, workers))),
  );

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
      workerMemoryMb:
        values.WORKER_MEMORY_MB ?? defaultWorkerMemoryMb(values.RENDER_WORKERS, machineMemoryMb()),
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
      sharedCache: values.SHARED_CACHE,
      edge: edgeConfig(values),
      isKeptInFront: values.SHARED_CACHE !== null || values.EDGE_SECRET !== undefined,
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
