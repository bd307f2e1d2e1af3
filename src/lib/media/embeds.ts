import { isOfHost, type EmbedUse } from '../../content/embed-hosts.ts';
import type { ConsentServiceEntity } from '../../content/records/consent.ts';
import { tokenOf } from '../consent/services.ts';
import { textIn } from '../i18n/localized.ts';
import type { Locale } from '../constants.ts';
import { PROVIDERS } from './embed-providers.ts';

/** Embedded content: its address, and what is loaded after a click. */
export interface EmbedView {
  /** The address that an editor entered; a plain link where there are no scripts. */
  readonly href: string;
  /** What the frame loads; null where the address has no embeddable content. */
  readonly frame: string | null;
  /** The name of the provider. */
  readonly provider: string;
  /** The service that visitors are asked about; null where the venue has none for this address. */
  readonly service: { readonly token: string; readonly country: string } | null;
}

/** Where a page is edited, and nobody has said yet what is embedded: it leads nowhere. */
export const MISSING_EMBED: EmbedView = {
  href: '',
  frame: null,
  provider: '…',
  service: null,
};

const serviceFor = (address: string, services: readonly ConsentServiceEntity[]) =>
  services.find(({ hosts }) =>
    isOfHost(
      new URL(address).hostname,
      hosts.filter(({ use }) => use !== 'connect').map(({ host }) => host),
    ),
  );

/**
 * How an address of embedded content is shown. It is a link only, where no service of the
 * venue has its host (any more), or where what it leads to is no single piece.
 * @param services those that visitors are asked about: the one list of hosts
 */
export function embedView(
  address: string,
  services: readonly ConsentServiceEntity[],
  locale: Locale,
): EmbedView {
  const url = new URL(address);
  const known = PROVIDERS.find(({ hosts }) => isOfHost(url.hostname, hosts));
  // Of a host that only this venue knows, the address is that of the frame.
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
