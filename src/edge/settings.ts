import * as z from 'zod';
import { trimEnd } from '../lib/trim-end.ts';

const address = z.url({ protocol: /^https?$/u }).transform((value) => trimEnd(value, '/'));

/** What the edge is told (`edge/wrangler.jsonc`; the secret by `wrangler secret put`). */
const settingsSchema = z.object({
  /** Where the server stands, and how it is reached from here. */
  ORIGIN_URL: address,
  /** What visitors write: `SITE_ORIGIN` of the server. */
  SITE_ORIGIN: address,
  /** Further hosts that pages are answered for. */
  ALLOWED_HOSTS: z.string().default(''),
  EDGE_SECRET: z.string().min(32),
  /** As the server has it. */
  HSTS_SUBDOMAINS: z.enum(['true', 'false']).default('true'),
});

export interface Settings {
  readonly originUrl: string;
  readonly siteOrigin: string;
  readonly hosts: ReadonlySet<string>;
  readonly secret: string;
  readonly hstsSubdomains: boolean;
  /** The build that this was made with. */
  readonly build: string;
}

/** @throws for settings that are missing or wrong, which name themselves */
export function readSettings(source: unknown, build: string): Settings {
  const values = settingsSchema.parse(source);
  const more = values.ALLOWED_HOSTS.split(',').map((host) => host.trim().toLowerCase());
  return {
    originUrl: values.ORIGIN_URL,
    siteOrigin: values.SITE_ORIGIN,
    hosts: new Set([new URL(values.SITE_ORIGIN).host, ...more].filter(Boolean)),
    secret: values.EDGE_SECRET,
    hstsSubdomains: values.HSTS_SUBDOMAINS === 'true',
    build,
  };
}
