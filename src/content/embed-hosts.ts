import type { HostUse } from './records/consent.ts';

/** What modules embed. */
export type EmbedUse = Exclude<HostUse, 'connect'>;

/** Where embedded content may come from, by what it is. A subdomain of a host counts, too. */
export type EmbedHosts = Readonly<Record<EmbedUse, readonly string[]>>;

/** A service, stored or about to be. */
interface WithHosts {
  readonly hosts?:
    readonly { readonly host: string; readonly use?: HostUse | undefined }[] | undefined;
}

/** The one list of hosts, as the services have it that visitors are asked about. */
export function embedHosts(services: Iterable<WithHosts>): EmbedHosts {
  const all = [...services].flatMap(({ hosts }) => hosts ?? []);
  const of = (use: EmbedUse) => all.filter((one) => one.use === use).map(({ host }) => host);
  return {
    video: of('video'),
    audio: of('audio'),
    viewer: of('viewer'),
    social: of('social'),
    form: of('form'),
  };
}

/** Whether a host name is one of the hosts, or below one of them. */
export const isOfHost = (hostname: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));

/** Whether an address of others can be embedded at all: over https, with nothing but a host. */
export function isEmbedAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, port } = new URL(address);
  return protocol === 'https:' && username + password + port === '';
}
