import type { ConsentServiceInput, HostUse } from './records/consent.ts';

type Service = ConsentServiceInput & { readonly name: string };

interface Facts {
  readonly provider: string;
  readonly country: readonly [de: string, en: string];
  readonly privacy: string;
  readonly hosts: readonly string[];
}

const IRELAND = ['Irland, USA', 'Ireland, USA'] as const;
const GERMANY = ['Deutschland', 'Germany'] as const;

const PURPOSES = {
  video: ['Videos auf unseren Seiten abspielen.', 'Playing videos on our pages.'],
  audio: [
    'Musik und Gespräche auf unseren Seiten abspielen.',
    'Playing music and talks on our pages.',
  ],
  viewer: ['Hefte auf unseren Seiten durchblättern.', 'Leafing through booklets on our pages.'],
  social: [
    'Beiträge aus sozialen Medien auf unseren Seiten zeigen.',
    'Showing posts from social media on our pages.',
  ],
  form: [
    'Formulare dieses Anbieters auf unseren Seiten zeigen.',
    'Showing this provider’s forms on our pages.',
  ],
} as const;

function service(name: string, use: keyof typeof PURPOSES, facts: Facts): Service {
  const [de, en] = PURPOSES[use];
  return {
    name,
    category: use === 'video' || use === 'audio' ? use : 'embed',
    purpose: { de, en },
    provider: facts.provider,
    country: { de: facts.country[0], en: facts.country[1] },
    privacy_url: facts.privacy,
    hosts: facts.hosts.map((host) => ({ host, use: use satisfies HostUse })),
  };
}

/**
 * The services that the specification names for modules. Every venue begins with
 * them: migration 0010 writes them down, so that this list may not change. Editors do with
 * them what they want.
 */
export const FIRST_SERVICES: readonly Service[] = [
  service('YouTube', 'video', {
    provider: 'Google Ireland Limited, Dublin',
    country: IRELAND,
    privacy: 'https://policies.google.com/privacy',
    hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
  }),
  service('Vimeo', 'video', {
    provider: 'Vimeo.com, Inc., New York',
    country: ['USA', 'USA'],
    privacy: 'https://vimeo.com/privacy',
    hosts: ['vimeo.com'],
  }),
  service('SoundCloud', 'audio', {
    provider: 'SoundCloud Global Limited & Co. KG, Berlin',
    country: ['Deutschland, USA', 'Germany, USA'],
    privacy: 'https://soundcloud.com/pages/privacy',
    hosts: ['soundcloud.com'],
  }),
  service('Spotify', 'audio', {
    provider: 'Spotify AB, Stockholm',
    country: ['Schweden, USA', 'Sweden, USA'],
    privacy: 'https://www.spotify.com/legal/privacy-policy/',
    hosts: ['spotify.com'],
  }),
  service('Podigee', 'audio', {
    provider: 'Podigee GmbH, Berlin',
    country: GERMANY,
    privacy: 'https://www.podigee.com/de/ueber-uns/datenschutz',
    hosts: ['podigee.io', 'podigee.com'],
  }),
  service('Issuu', 'viewer', {
    provider: 'Issuu, Inc., Palo Alto',
    country: ['USA', 'USA'],
    privacy: 'https://issuu.com/legal/privacy',
    hosts: ['issuu.com'],
  }),
  service('Yumpu', 'viewer', {
    provider: 'i-Magazine AG, Diepoldsau',
    country: ['Schweiz', 'Switzerland'],
    privacy: 'https://www.yumpu.com/de/info/privacy_policy',
    hosts: ['yumpu.com'],
  }),
  service('Facebook', 'social', {
    provider: 'Meta Platforms Ireland Limited, Dublin',
    country: IRELAND,
    privacy: 'https://www.facebook.com/privacy/policy/',
    hosts: ['facebook.com'],
  }),
  service('Instagram', 'social', {
    provider: 'Meta Platforms Ireland Limited, Dublin',
    country: IRELAND,
    privacy: 'https://privacycenter.instagram.com/policy',
    hosts: ['instagram.com'],
  }),
  service('X', 'social', {
    provider: 'X Internet Unlimited Company, Dublin',
    country: IRELAND,
    privacy: 'https://x.com/privacy',
    hosts: ['x.com', 'twitter.com'],
  }),
  service('TikTok', 'social', {
    provider: 'TikTok Technology Limited, Dublin',
    country: ['Irland, USA, China', 'Ireland, USA, China'],
    privacy: 'https://www.tiktok.com/legal/privacy-policy-eea',
    hosts: ['tiktok.com'],
  }),
  service('HubSpot', 'form', {
    provider: 'HubSpot Ireland Limited, Dublin',
    country: IRELAND,
    privacy: 'https://legal.hubspot.com/privacy-policy',
    hosts: ['hsforms.com'],
  }),
];
