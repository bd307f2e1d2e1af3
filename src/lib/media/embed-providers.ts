import { isOfHost } from '../../content/embed-hosts.ts';

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

/** An address with those parameters that have a value. */
function withParameters(
  address: string,
  parameters: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const search = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]): [string, string][] =>
      value == null || value === '' ? [] : [[name, String(value)]],
    ),
  );
  return search.size === 0 ? address : `${address}?${search}`;
}

/** Seconds of `90`, `90s`, `1m30s` or `1h2m3s`; null: none, or the beginning. */
function secondsIn(text: string | null | undefined): number | null {
  const [whole, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?$/u.exec(text ?? '') ?? [];
  const all = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return whole && all > 0 ? all : null;
}

/** A parameter that stands behind the `#`. */
const behindHash = ({ hash }: URL, name: string): string | null =>
  new URLSearchParams(hash.slice(1)).get(name);

const YOUTUBE_PLAYER = 'https://www.youtube-nocookie.com/embed/';

function youtube(url: URL): string | null {
  const { hostname, pathname, searchParams } = url;
  const list = plainId(searchParams.get('list'));
  if (/^\/(?:playlist|embed\/videoseries)\/?$/u.test(pathname))
    return list && withParameters(`${YOUTUBE_PLAYER}videoseries`, { list });
  const channel = plainId(searchParams.get('channel'));
  if (/^\/embed\/live_stream\/?$/u.test(pathname))
    return channel && withParameters(`${YOUTUBE_PLAYER}live_stream`, { channel });
  const id =
    hostname === 'youtu.be'
      ? firstMatch(pathname, /^\/([\w-]+)/u)
      : (searchParams.get('v') ?? firstMatch(pathname, /^\/(?:embed|shorts|live|v|e)\/([\w-]+)/u));
  const asked = ['start', 't', 'time_continue'].map((name) => searchParams.get(name));
  const [start] = [...asked, behindHash(url, 't')].map(secondsIn).filter((one) => one !== null);
  const end = secondsIn(searchParams.get('end'));
  return frameOf(plainId(id), (key) => withParameters(YOUTUBE_PLAYER + key, { start, end }));
}

/** Places on which Vimeo shows one film: nothing else that has a number is a film. */
const VIMEO_FILM =
  /^\/(?:(?:video|manage\/videos|channels\/[\w-]+|groups\/[\w-]+\/videos|(?:album|showcase)\/\d+\/video|ondemand\/[\w-]+)\/)?(\d+)(?:\/([\da-z]+))?\/?$/iu;
const VIMEO_EVENT = /^\/event\/(\d+)(?:\/embed)?(?:\/([\da-z]+))?(?:\/interaction)?\/?$/iu;
const VIMEO_SHOWCASE = /^\/(?:album|showcase)\/(\d+)(?:\/embed2?)?\/?$/u;

function vimeo(url: URL): string | null {
  const { pathname, searchParams } = url;
  const asked = searchParams.get('h');
  const key = asked !== null && /^[\da-z]{1,64}$/iu.test(asked) ? asked : undefined;
  const [, event, eventKey] = VIMEO_EVENT.exec(pathname) ?? [];
  if (event !== undefined) {
    const secret = eventKey ?? key;
    return `https://vimeo.com/event/${event}/embed${secret === undefined ? '' : `/${secret}`}`;
  }
  const [, showcase] = VIMEO_SHOWCASE.exec(pathname) ?? [];
  if (showcase !== undefined)
    return withParameters(`https://vimeo.com/showcase/${showcase}/embed`, { h: key });
  const [, id, pathKey] = VIMEO_FILM.exec(pathname) ?? [];
  if (id === undefined) return null;
  // An unlisted film has a key, without which its frame stays empty.
  const h = pathKey ?? key;
  const start = secondsIn(behindHash(url, 't'));
  const player = withParameters(`https://player.vimeo.com/video/${id}`, { dnt: 1, h });
  return start === null ? player : `${player}#t=${start}s`;
}

const SOUNDCLOUD_PLAYER = 'https://w.soundcloud.com/player/';

function soundcloud({ origin, hostname, pathname, searchParams }: URL): string | null {
  if (hostname === 'w.soundcloud.com') {
    const url = searchParams.get('url') ?? '';
    const isOwn = URL.canParse(url) && isOfHost(new URL(url).hostname, ['soundcloud.com']);
    return isOwn ? withParameters(SOUNDCLOUD_PLAYER, { url }) : null;
  }
  if (pathname.length <= 1) return null;
  const secret_token = plainId(searchParams.get('secret_token'));
  return withParameters(SOUNDCLOUD_PLAYER, {
    url: withParameters(origin + pathname, { secret_token }),
  });
}

function issuu({ hostname, pathname, searchParams }: URL): string | null {
  const [, user, document] =
    hostname === 'e.issuu.com'
      ? [null, searchParams.get('u'), searchParams.get('d')]
      : (/^\/([\w.-]+)\/docs\/([\w.-]+)/u.exec(pathname) ?? []);
  return user && document
    ? withParameters('https://e.issuu.com/embed.html', { u: user, d: document })
    : null;
}

/** What says in an address of Facebook which post it is. */
const POST_PARAMETERS = ['story_fbid', 'fbid', 'set', 'id', 'v'];

function facebook({ origin, pathname, searchParams }: URL): string | null {
  const plugin = firstMatch(pathname, /^\/plugins\/(post|video)\.php$/u);
  const given = Object.fromEntries(POST_PARAMETERS.map((name) => [name, searchParams.get(name)]));
  const href =
    plugin === null ? withParameters(origin + pathname, given) : searchParams.get('href');
  if (href === null || !URL.canParse(href)) return null;
  if (!isOfHost(new URL(href).hostname, ['facebook.com'])) return null;
  return withParameters(`https://www.facebook.com/plugins/${plugin ?? 'post'}.php`, { href });
}

/** How addresses of those providers become frames that the specification names. */
export const PROVIDERS: readonly Provider[] = [
  { name: 'YouTube', hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'], frame: youtube },
  { name: 'Vimeo', hosts: ['vimeo.com'], frame: vimeo },
  { name: 'HubSpot', hosts: ['share.hsforms.com'], frame: ({ href }) => href },
  { name: 'SoundCloud', hosts: ['soundcloud.com'], frame: soundcloud },
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
  { name: 'Issuu', hosts: ['issuu.com'], frame: issuu },
  {
    name: 'Yumpu',
    hosts: ['yumpu.com'],
    frame: ({ pathname }) =>
      frameOf(
        firstMatch(pathname, /\/(?:document\/(?:view|read)|embed\/view)\/(\w+)/u),
        (id) => `https://www.yumpu.com/de/embed/view/${id}`,
      ),
  },
  { name: 'Facebook', hosts: ['facebook.com'], frame: facebook },
  {
    name: 'Instagram',
    hosts: ['instagram.com'],
    frame: ({ pathname }) =>
      frameOf(
        firstMatch(pathname, /^\/(?:[\w.]+\/)?((?:p|reel|tv)\/[\w-]+)/u),
        (id) => `https://www.instagram.com/${id}/embed`,
      ),
  },
  {
    name: 'X',
    hosts: ['x.com', 'twitter.com'],
    frame: ({ pathname, searchParams }) =>
      frameOf(
        firstMatch(pathname, /\/status\/(\d+)/u) ??
          firstMatch(searchParams.get('id') ?? '', /^(\d+)$/u),
        (id) => `https://platform.twitter.com/embed/Tweet.html?dnt=true&id=${id}`,
      ),
  },
  {
    name: 'TikTok',
    hosts: ['tiktok.com'],
    frame: ({ pathname }) =>
      frameOf(
        firstMatch(pathname, /\/(?:video|embed\/v2|player\/v1)\/(\d+)/u),
        (id) => `https://www.tiktok.com/embed/v2/${id}`,
      ),
  },
];
