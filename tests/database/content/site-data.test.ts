import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/lib/constants.ts';
import { EMPTY_QUERY, type ProgrammeQuery } from '../../../src/lib/programme/programme-query.ts';
import { pathTo } from '../../../src/lib/routing/routes.ts';
import { homePage } from '../../../src/lib/server/page-data/cms/home.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import {
  programmePage,
  programmeView,
} from '../../../src/lib/server/page-data/programme/programme.ts';
import { sharedApp } from '../../support/database/house.ts';
import { ORIGIN } from '../../support/env.ts';

describe('what search engines are told', () => {
  const shared = sharedApp('sqlite');

  it.each(LOCALES)('EV-12 the start page names the venue and its search (%s)', async (locale) => {
    const path = pathTo('home', locale);
    const { page } = await homePage(await PageContext.open(shared.app, locale, path));
    const ofType = (type: string) =>
      page.head.jsonLd.find((thing) => (thing as Record<string, unknown>)['@type'] === type);
    expect(ofType('Organization')).toMatchObject({
      name: 'Konzerthaus Morgenfeld',
      url: ORIGIN + path,
      address: { addressLocality: 'Morgenfeld an der Silbe' },
    });
    expect(ofType('WebSite')).toMatchObject({
      url: ORIGIN + path,
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${ORIGIN}/${locale}/search?q={search_term_string}` },
      },
    });
  });

  it.each([
    [{ filters: {} }, false],
    [{ filters: { room: 1 } }, false],
    [{ filters: { room: 1, type: 1 } }, true],
    [{ filters: { room: 1 }, numbers: { days: 7 } }, true],
    [{ filters: { tag: 999 } }, true],
  ] satisfies [Partial<ProgrammeQuery>, boolean][])(
    'RT-12 combinations of filters are for visitors only: %j',
    async (change, noindex) => {
      const context = await PageContext.open(shared.app, 'de', pathTo('events', 'de'));
      const view = await programmeView(context, { ...EMPTY_QUERY, ...change });
      if ('lastPage' in view) throw new Error('there is no such page');
      expect(programmePage(context, view).head.noindex).toBe(noindex);
    },
  );

  it('EV-02 a month that is turned to, and pages of the list, have titles of their own', async () => {
    const context = await PageContext.open(shared.app, 'de', pathTo('events', 'de'));
    const titleOf = async (change: Partial<ProgrammeQuery>) => {
      const view = await programmeView(context, { ...EMPTY_QUERY, ...change });
      return 'lastPage' in view ? '' : programmePage(context, view).head.title;
    };
    const titles = await Promise.all([
      titleOf({}),
      titleOf({ page: 2 }),
      titleOf({ month: '2026-12' }),
      titleOf({ month: '2027-01' }),
    ]);
    expect(new Set(titles).size).toBe(4);
    expect(titles[2]).toContain('Dezember 2026');
  });
});
