/** Where embedded content may come from (CM-05), by what it is. A subdomain of a host counts, too. */
export const EMBED_HOSTS = {
  video: ['youtube.com', 'youtu.be', 'vimeo.com'],
  audio: ['soundcloud.com', 'spotify.com', 'podigee.io', 'podigee.com'],
  viewer: ['issuu.com', 'yumpu.com'],
  social: ['facebook.com', 'instagram.com', 'x.com', 'twitter.com', 'tiktok.com'],
} as const;
export type EmbedUse = keyof typeof EMBED_HOSTS;

/** Whether an address leads to one of the hosts over https. */
export function isEmbedAddress(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, port } = new URL(address);
  return (
    protocol === 'https:' &&
    username + password + port === '' &&
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
}
