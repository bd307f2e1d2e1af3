import { describe, expect, it } from 'vitest';
import { bodyClass } from '../../../src/layouts/body-class.ts';
import { MAX_FAVOURITES } from '../../../src/lib/constants.ts';
import {
  CALENDAR_SECRET,
  withoutCalendarSecrets,
} from '../../../src/lib/programme/calendar-secret.ts';
import {
  favouriteId,
  favouritesIn,
  favouritesText,
  joinedFavourites,
  sharedFavourites,
  toggledFavourite,
  withFavourite,
  withoutFavourite,
} from '../../../src/lib/programme/favourites.ts';
import { missingPath } from '../../../src/lib/server/services/errors/error-log.ts';

describe('LY-03 the list of favourites', () => {
  it('is read back as it was written', () => {
    for (const ids of [[], [7], [12, 7, 103]])
      expect(favouritesIn(favouritesText(ids))).toEqual(ids);
  });

  it.each(['x', '0', '-4', '1e3', '1234567890', '3;4', '<b>', ' 5', '٣'])(
    'leaves out what is no id: %j',
    (text) => {
      expect(favouritesIn(`8.${text}.9`)).toEqual([8, 9]);
      expect(favouriteId(text)).toBeNull();
    },
  );

  it.each([
    '8.9',
    ' 8.9',
    '8.9.',
    '8.9)',
    '8.9).',
    '8.9, und am 7.1. auch',
    '8.9%',
    '8.9\u{1F600}',
  ])('IN-04 is read whole from an address that a messenger hung something on: %j', (text) => {
    expect(sharedFavourites(text)).toEqual([8, 9]);
  });

  it('holds every event once', () => {
    expect(favouritesIn('4.5.4.4')).toEqual([4, 5]);
    expect(withFavourite([4, 5], 5)).toEqual([5, 4]);
  });

  it('gives up the oldest of too many, in the cookie as well', () => {
    const many = Array.from({ length: MAX_FAVOURITES }, (_, index) => index + 1);
    const more = withFavourite(many, 999);
    expect(more).toHaveLength(MAX_FAVOURITES);
    expect(more[0]).toBe(999);
    expect(more).not.toContain(MAX_FAVOURITES);
    expect(favouritesIn(favouritesText([999, ...many]))).toEqual(more);
  });

  it('forgets what is pressed again', () => {
    expect(toggledFavourite([1, 2], 3)).toEqual([3, 1, 2]);
    expect(toggledFavourite([3, 1, 2], 1)).toEqual([3, 2]);
    expect(withoutFavourite([3], 4)).toEqual([3]);
  });

  it('fits into a cookie', () => {
    const longest = Array.from({ length: MAX_FAVOURITES }, (_, index) => 999_999_999 - index);
    expect(favouritesText(longest).length).toBeLessThan(4000);
  });
});

describe('LY-12 the class of a page’s body', () => {
  it.each(['home', 'legals-agb', 'legals-privacy', 'legals-imprint'] as const)(
    '%s is written by editors',
    (route) => {
      expect(bodyClass(route)).toBe('cms-page');
    },
  );

  it.each(['events', 'events-slug-id'] as const)('%s is the programme’s', (route) => {
    expect(bodyClass(route)).toBe('non-cms-page');
  });

  it.each(['team', 'productions-slug-id', 'magazine', 'favourites', 'search'] as const)(
    '%s has none',
    (route) => {
      expect(bodyClass(route)).toBeUndefined();
    },
  );
});

describe('IN-04 the secret of a calendar', () => {
  const secret = `favcal_${'aB3-_'.repeat(6)}xy`;

  it('is taken out of any text, also half of it, and nothing else is', () => {
    expect(CALENDAR_SECRET.test(secret)).toBe(true);
    for (const text of [
      secret,
      secret.slice(0, 15),
      `${secret}${secret}`,
      `/x/${secret}/y?z=${secret}`,
    ])
      for (const written of [text, text.toUpperCase(), text.toLowerCase()])
        expect(withoutCalendarSecrets(written).toLowerCase()).not.toContain(
          secret.slice(7, 13).toLowerCase(),
        );
    for (const text of [
      '/de/merkliste/kalender.ics',
      'local_time',
      'favcal_',
      '/de/musical_theatre',
    ])
      expect(withoutCalendarSecrets(text)).toBe(text);
  });

  it('is in no list of missing addresses', () => {
    // Without digits and capitals nothing else there would take it for a secret.
    const plain = `favcal_${'a'.repeat(32)}`;
    expect(missingPath(`/de/merkliste/${plain}`)).toBe('/de/merkliste/favcal_…');
    expect(missingPath(`/de/merkliste/${plain.slice(7)}`)).toContain('aaaa');
  });
});

describe('IN-04 a list that somebody passed on', () => {
  it('comes behind the own one, which stays whole where there is no room', () => {
    expect(joinedFavourites([3, 1], [1, 2])).toEqual([3, 1, 2]);
    const own = Array.from({ length: MAX_FAVOURITES - 1 }, (_, index) => index + 1);
    expect(joinedFavourites(own, [500, 501])).toEqual([...own, 500]);
  });
});
