import type { MusicVenue, PostalAddress } from 'schema-dts';
import type { VenueEntity } from '../../content/records/places.ts';
import type { Locale } from '../constants.ts';
import { textIn } from '../i18n/localized.ts';

/** What is known of an address; a part that is not known is left out. */
export const addressLd = ({
  street,
  postal_code: code,
  city,
}: Pick<VenueEntity, 'street' | 'postal_code' | 'city'>): PostalAddress => ({
  '@type': 'PostalAddress',
  ...(street !== null && { streetAddress: street }),
  ...(code !== null && { postalCode: code }),
  ...(city !== null && { addressLocality: city }),
  addressCountry: 'DE',
});

/** A venue as search engines read it. @param address absolute, of its page */
export const venueLd = (venue: VenueEntity, locale: Locale, address: string) =>
  ({
    '@type': 'MusicVenue',
    name: textIn(venue.name, locale),
    url: address,
    address: addressLd(venue),
    ...(venue.coordinates && {
      geo: {
        '@type': 'GeoCoordinates',
        latitude: venue.coordinates.latitude,
        longitude: venue.coordinates.longitude,
      },
    }),
  }) satisfies MusicVenue;

/** A hall within its venue, whose address it has. @param name as pages call it */
export const hallLd = (name: string, venue: ReturnType<typeof venueLd>) => ({
  ...venue,
  name,
  ...(name !== venue.name && {
    containedInPlace: { '@type': 'MusicVenue' as const, name: venue.name, url: venue.url },
  }),
});
