import { FIRST_SERVICES } from '../src/content/first-services.ts';
import type { ConsentServiceInput } from '../src/content/records/consent.ts';

type Numbered = ConsentServiceInput & { readonly id: number };

/**
 * What a house may want to measure by; the demo has them switched off, so that it asks
 * nobody about them and loads nothing.
 */
const SWITCHED_OFF: readonly ConsentServiceInput[] = [
  {
    is_online: false,
    name: 'Matomo',
    category: 'analytics',
    purpose: {
      de: 'Zählen, welche Seiten gelesen werden, um die Website zu verbessern.',
      en: 'Counting which pages are read, to improve the website.',
    },
    provider: 'Konzerthaus Morgenfeld gGmbH, Morgenfeld',
    country: { de: 'Deutschland', en: 'Germany' },
    cookies: [
      { name: '_pk_id*', life: { de: '13 Monate', en: '13 months' } },
      { name: '_pk_ses*', life: { de: '30 Minuten', en: '30 minutes' } },
    ],
    script: 'https://matomo.morgenfeld.example/matomo.js',
    hosts: [{ host: 'matomo.morgenfeld.example', use: 'connect' }],
  },
  {
    is_online: false,
    name: 'Google Analytics',
    category: 'analytics',
    purpose: {
      de: 'Messen, wie die Website benutzt wird und woher Besuche kommen.',
      en: 'Measuring how the website is used and where visits come from.',
    },
    provider: 'Google Ireland Limited, Dublin',
    country: { de: 'Irland, USA', en: 'Ireland, USA' },
    privacy_url: 'https://policies.google.com/privacy',
    cookies: [{ name: '_ga*', life: { de: '2 Jahre', en: '2 years' } }],
    script: 'https://www.googletagmanager.com/gtag/js?id=G-0000000000',
    hosts: [
      { host: 'googletagmanager.com', use: 'connect' },
      { host: 'google-analytics.com', use: 'connect' },
    ],
  },
];

/** The services of the demo venue: those of every house, and two that are switched off. */
export const services: readonly Numbered[] = [...FIRST_SERVICES, ...SWITCHED_OFF].map(
  (service, index) => ({ ...service, id: index + 1 }),
);
