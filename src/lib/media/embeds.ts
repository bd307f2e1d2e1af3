import { isOfHost, type EmbedUse } from '../../content/embed-hosts.ts';
import type { ConsentServiceEntity } from '../../content/records/consent.ts';
import { tokenOf } from '../consent/services.ts';
import { textIn } from '../i18n/localized.ts';
import type { Locale } from '../constants.ts';

/** Embedded content: its address, and what is loaded after a click. */
export interface EmbedView {
  /** The address that an editor entered; a plain link where there are no scripts. */
  readonly href: string;
  /** What the frame loads; null where the address has no embeddable content. */
  readonly frame: string | null;
  /** The name of the provider. */
  readonly provider: string;
  /** The service that visitors are asked about; null where the house has none for this address. */
  readonly service: { readonly token: string; readonly country: string } | null;
}

/** Where a page is edited, and nobody has said yet what is embedded: it leads nowhere. */
export const MISSING_EMBED: EmbedView = {
  href: '',
  frame: null,
  provider: '…',
  service: null,
};

interface Provider {
  readonly name: string;
  readonly hosts: readonly string[];
  /** The address of the frame; null for an address that is not one of a single piece. */
  readonly frame: (url: URL) => string | null;
}

const firstMatch = (path: string, pattern: RegExp): string | null =>
  pattern.exec(path)?.[1] ?? null;
const frameOf = (id: string | null, frame: (id: string) => string): string | null =>
  id === null || id === '' ? null : frame(id);
const ID = /^[\w-]{1,64}$/u;
const plainId = (id: string | null): string | null => (id !== null && ID.test(id) ? id : null);

const youtube = (url: URL): string | null => {
  const id =
    url.hostname === 'youtu.be'
      ? firstMatch(url.pathname, /^\/([\w-]+)/u)
      : (url.searchParams.get('v') ??
        firstMatch(url.pathname, /^\/(?:embed|shorts|live)\/([\w-]+)/u));
  return frameOf(plainId(id), (key) => `https://www.youtube-nocookie.com/embed/${key}`);
};

const PROVIDERS: readonly Provider[] = [
  { name: 'YouTube', hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'], frame: youtube },
  {
    name: 'Vimeo',
    hosts: ['vimeo.com'],
    frame({ pathname }) {
      // An unlisted video has a second part, without which its frame stays empty.
      const [, id, hash] = /\/(\d+)(?:\/([0-9a-f]+))?\/?$/u.exec(pathname) ?? [];
      if (id === undefined) return null;
      return `https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${hash}` : ''}`;
    },
  },
  {
    name: 'HubSpot',
    hosts: ['share.hsforms.com'],
    frame: ({ href }) => href,
  },
  {
    name: 'SoundCloud',
    hosts: ['soundcloud.com'],
    frame: ({ origin, pathname }) =>
      pathname.length > 1
        ? `https://w.soundcloud.com/player/?url=${encodeURIComponent(origin + pathname)}`
        : null,
  },
  {
    name: 'Spotify',
    hosts: ['spotify.com'],
    frame: ({ pathname }) =>
      frameOf(
        firstMatch(pathname, /\/((?:track|album|playlist|episode|show|artist)\/\w+)$/u),
        (id) => `https://open.spotify.com/embed/${id}`,
      ),
  },
  {
    name: 'Podigee',
    hosts: ['podigee.io', 'podigee.com'],
    frame: ({ origin, pathname }) =>
      pathname.length > 1 ? `${origin}${pathname.replace(/\/(?:embed)?$/u, '')}/embed` : null,
  },
  {
    name: 'Issuu',
    hosts: ['issuu.com'],
    frame: ({ pathname }) => {
      const [, user, document] = /^\/([\w.-]+)\/docs\/([\w.-]+)/u.exec(pathname) ?? [];
      return user && document ? `https://e.issuu.com/embed.html?u=${user}&d=${document}` : null;
    },
  },
  {
    name: 'Yumpu',
    hosts: ['yumpu.com'],
    frame: ({ pathname }) =>
      frameOf(
        firstMatch(pathname, /\/(?:document\/(?:view|read)|embed\/view)\/(\w+)/u),
        (id) => `https://www.yumpu.com/de/embed/view/${id}`,
      ),
  },
  {
    name: 'Facebook',
    hosts: ['facebook.com'],
    frame: ({ origin, pathname }) =>
      `https://www.facebook.com/plugins/post.php?href=${encodeURIComponent(origin + pathname)}`,
  },
  {
    name: 'Instagram',
    hosts: ['instagram.com'],
    frame: ({ pathname }) =>
      frameOf(
        firstMatch(pathname, /^\/((?:p|reel)\/[\w-]+)/u),
        (id) => `https://www.instagram.com/${id}/embed`,
      ),
  },
  {
    name: 'X',
    hosts: ['x.com', 'twitter.com'],
    frame: ({ pathname }) =>
      frameOf(
        firstMatch(pathname, /\/status\/(\d+)/u),
        (id) => `https://platform.twitter.com/embed/Tweet.html?dnt=true&id=${id}`,
      ),
  },
  {
    name: 'TikTok',
    hosts: ['tiktok.com'],
    frame: ({ pathname }) =>
      frameOf(
        firstMatch(pathname, /\/video\/(\d+)/u),
        (id) => `https://www.tiktok.com/embed/v2/${id}`,
      ),
  },
];

const serviceFor = (address: string, services: readonly ConsentServiceEntity[]) =>
  services.find(({ hosts }) =>
    isOfHost(
      new URL(address).hostname,
      hosts.filter(({ use }) => use !== 'connect').map(({ host }) => host),
    ),
  );

/**
 * How an address of embedded content is shown. It is a link only, where no service of the
 * house has its host (any more), or where what it leads to is no single piece.
 * @param services those that visitors are asked about: the one list of hosts (CO-04)
 */
export function embedView(
  address: string,
  services: readonly ConsentServiceEntity[],
  locale: Locale,
): EmbedView {
  const url = new URL(address);
  const known = PROVIDERS.find(({ hosts }) => isOfHost(url.hostname, hosts));
  // Of a host that only this house knows, the address is that of the frame.
  const wanted = known === undefined ? address : known.frame(url);
  const own = serviceFor(address, services);
  const framed = own && wanted !== null ? serviceFor(wanted, services) : undefined;
  const service = framed ?? own;
  return {
    href: address,
    frame: framed ? wanted : null,
    provider: service?.name ?? known?.name ?? url.hostname,
    service: service ? { token: tokenOf(service), country: textIn(service.country, locale) } : null,
  };
}

/** For texts such as «Load the video from YouTube». */
export type { EmbedUse };
