import { z } from 'zod';
import { hostName, isHost } from '../fields/host.ts';
import { MESSAGES } from '../fields/messages.ts';
import { lineText } from '../fields/plain-text.ts';
import { choice, list, name, optionalUrl } from '../fields/scalar.ts';
import { line, paragraphs } from '../fields/translated.ts';
import { defineRecord, type EntityOf, type InputOf } from './define.ts';

/** What visitors decide about; tracking has four, external media three categories. */
export const CONSENT_CATEGORIES = [
  'required',
  'analytics',
  'ads',
  'social_marketing',
  'crm_marketing',
  'video',
  'audio',
  'embed',
] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** What a host is for: content that modules embed, or what a service's script talks to. */
export const HOST_USES = ['video', 'audio', 'viewer', 'social', 'form', 'connect'] as const;
export type HostUse = (typeof HOST_USES)[number];

const isScript = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'https:' && isHost(new URL(address).host);

const oneLine = lineText(200).default('');
const texts = z.strictObject({ de: oneLine, en: oneLine }).default({ de: '', en: '' });

/** A cookie, or another entry of the browser's memory, that a service sets. */
const cookie = z.strictObject({
  /** Ends with `*` where the service adds something of its own. */
  name: lineText(120)
    .min(1, { message: MESSAGES.required })
    .refine((text) => /^[\w.~+-]+\*?$/u.test(text), { message: MESSAGES.cookieName }),
  life: texts,
});

const host = z.strictObject({
  /** It stands in the content security policy of pages. */
  host: hostName,
  use: z.enum(HOST_USES).default('connect'),
});

const script = optionalUrl();

/**
 * A service of somebody else that this site works with. Its hosts are the only ones
 * that modules may embed, that the content security policy allows, and that visitors are
 * asked about.
 */
export const consentService = defineRecord({
  kind: 'consent_service',
  label: { de: 'Externer Dienst', en: 'Third-party service' },
  title: 'name',
  isReference: true,
  unique: ['name'],
  fields: {
    name: name(120),
    category: choice(CONSENT_CATEGORIES, 'embed'),
    purpose: paragraphs({ required: true, max: 1000 }),
    /** Who receives the data: name and place. */
    provider: name(300),
    /** Where data goes; a country without an adequate level of protection has to be named. */
    country: line({ required: true }),
    privacy_url: optionalUrl(),
    cookies: list(cookie, { max: 40 }),
    /** What runs on pages once a visitor agrees; null: nothing does. */
    script: {
      ...script,
      schema: script.schema.refine((address) => address === null || isScript(address), {
        message: MESSAGES.script,
      }),
    },
    /** A subdomain of a host counts, too. */
    hosts: list(host, { max: 40 }),
  },
});
export type ConsentServiceEntity = EntityOf<typeof consentService>;
export type ConsentServiceInput = InputOf<typeof consentService>;
