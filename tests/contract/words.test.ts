import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

const source = ['src', 'demo'].flatMap((folder) =>
  sourceFiles(folder, ['.ts', '.tsx', '.astro', '.css', '.mjs']),
);

/** Ids of docs/requirements.md; `UTF-16` and the like are longer and no ids. */
const REQUIREMENT_ID = /\b(?:[A-Z]{2}|API)-\d\d\b/gu;
const idsOf = (text: string): readonly string[] => text.match(REQUIREMENT_ID) ?? [];

describe('requirement ids', () => {
  it('stand in tests and docs, never in the source', () => {
    expect(source.length).toBeGreaterThan(1000);
    expect(source.flatMap(({ name, text }) => idsOf(text).map((id) => `${name}: ${id}`))).toEqual(
      [],
    );
  });

  it('are recognised', () => {
    expect(idsOf('/** The cart (BK-05), by API-01; in UTF-16. */')).toEqual(['BK-05', 'API-01']);
  });
});

/** Words of this project alone, in names of files and identifiers; `house` in names of files only. */
const BANNED =
  /rehears|tidied|mended|leadback|formagain|text_here|\bmost_|\btried\b|\bhop\b|\blanes?\b/giu;
const BANNED_IN_PATHS = /(?:^|[/._-])(?:house|door|doors|tried|told|hop|lanes?|mend)(?=[/._-])/giu;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/gu;
/** Files that still hold one. To be emptied: nothing is added. */
const EXCEPTIONS: readonly string[] = [
  'src/content/modules/teaserlist/examples.ts',
  'src/content/modules/videofile/examples.ts',
  'src/content/modules/videolist/examples.ts',
  'src/content/records/event.ts',
  'src/env.d.ts',
  'src/layouts/Default.astro',
  'src/layouts/components/document/InfoLayer.astro',
  'src/layouts/hub/site/House.astro',
  'src/layouts/hub/styles/house.css',
  'src/lib/booking/max-per-order.ts',
  'src/lib/server/api/openapi/examples.ts',
  'src/lib/server/api/reference/reference.ts',
  'src/lib/server/app/app-context.ts',
  'src/lib/server/app/open-app.ts',
  'src/lib/server/app/rehearsals.ts',
  'src/lib/server/cli/user.ts',
  'src/lib/server/db/migrations/0007_reservations.ts',
  'src/lib/server/db/migrations/0026_house_design.ts',
  'src/lib/server/db/migrations/0033_version_door.ts',
  'src/lib/server/db/prepared-transaction.ts',
  'src/lib/server/http/answer.ts',
  'src/lib/server/page-data/booking/answer-form.ts',
  'src/lib/server/page-data/booking/cart.ts',
  'src/lib/server/page-data/booking/checkout.ts',
  'src/lib/server/page-data/booking/join-again.ts',
  'src/lib/server/page-data/forms/kept-form.ts',
  'src/lib/server/page-data/hub/series/series-answer.ts',
  'src/lib/server/page-data/hub/series/series-order.ts',
  'src/lib/server/page-data/hub/site/design-fields.ts',
  'src/lib/server/page-data/hub/site/design-form.ts',
  'src/lib/server/page-data/hub/site/design.ts',
  'src/lib/server/page-data/hub/site/house.ts',
  'src/lib/server/page-data/page/page-context.ts',
  'src/lib/server/page-data/page/page.ts',
  'src/lib/server/repositories/shop-events.ts',
  'src/lib/server/services/booking/reservation-limits.ts',
  'src/lib/server/services/booking/shop-failure.ts',
  'src/lib/server/services/design/tried-settings.ts',
  'src/lib/server/services/design/tried.ts',
  'src/lib/server/services/event-series/make-series.ts',
  'src/lib/server/services/favourites/told-events.ts',
  'src/lib/server/services/mail/house-subject.ts',
  'src/lib/server/services/records/record-service.ts',
  'src/lib/server/services/records/run-writes.ts',
  'src/lib/server/services/releases/rehearsed.ts',
  'src/lib/server/services/resources/resource-service.ts',
  'src/lib/server/services/test-shop/check-order.ts',
  'src/lib/versions/door-text.ts',
  'src/lib/versions/door.ts',
  'src/lib/views/hub/house-view.ts',
  'src/lib/views/page.ts',
  'src/middleware.ts',
  'src/pages/_booking/book.astro',
  'src/pages/_booking/cart.astro',
  'src/pages/_booking/change-cart.ts',
  'src/pages/_booking/join.ts',
  'src/pages/_booking/take-booking.ts',
  'src/pages/_booking/waiting.astro',
  'src/pages/_hub/site/house.astro',
  'src/pages/_send-back.ts',
  'src/pages/_shop/checkout.astro',
  'src/pages/_shop/pay.ts',
];

describe('private words', () => {
  const allowed = (name: string) => EXCEPTIONS.includes(name);
  const code = source.filter(({ name }) => name.startsWith('src/') && !name.includes('/i18n/'));

  it('stand in no name of the source', () => {
    const found = code.flatMap(({ name, text }) =>
      allowed(name)
        ? []
        : [
            ...(name.match(BANNED_IN_PATHS) ?? []),
            ...(text.replaceAll(COMMENT, '').match(BANNED) ?? []),
          ].map((word) => `${name}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  it('are recognised', () => {
    expect('isRehearsed MOST_FILES'.match(BANNED)).toHaveLength(2);
    expect('src/lib/house-view.ts'.match(BANNED_IN_PATHS)).toHaveLength(1);
  });
});
