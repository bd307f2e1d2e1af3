import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/lib/constants.ts';
import type { ApiName } from '../../../src/lib/routing/api-routes.ts';
import { ENDPOINTS } from '../../../src/lib/server/api/endpoints.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { BOTH_ENGINES, sharedApp } from '../../support/database/house.ts';
import {
  PUBLIC_OPERATIONS,
  addressOf,
  queryOf,
  wrongInAnswer,
} from '../../support/resources/document.ts';
import { askPublic } from '../../support/resources/route.ts';

type Locale = (typeof LOCALES)[number];

/** What stands in the places of public calls. */
const PUBLIC: Readonly<Record<string, string>> = {
  id: '1',
  key: 'kartenbuero',
  path: 'besuch/anfahrt',
  slug: 'buehnenmasse',
};
/** Calls whose place is another one. */
const PUBLIC_PLACES: Readonly<Partial<Record<ApiName, Readonly<Record<string, string>>>>> = {
  'booking-id': { id: '70' },
  'legal-texts-key': { key: 'privacy-policy' },
};
const ODD = ['', 'x'.repeat(600), '-1', '31-02-2026', '__proto__', '\uFFFE', '1,2', 'true'];

const isForSome = (name: ApiName): boolean =>
  ENDPOINTS[name]?.isOwn === true || ENDPOINTS[name]?.needs !== undefined;

/** What of a public call's answers the document does not tell: right and with odd queries. */
async function wrongInPublic(
  app: AppContext,
  { name, operation }: (typeof PUBLIC_OPERATIONS)[number],
  locale: Locale,
): Promise<readonly string[]> {
  const places = { ...PUBLIC, ...PUBLIC_PLACES[name], locale };
  const address = addressOf(operation, places).replaceAll('%2F', '/');
  const queries = Object.keys(queryOf(operation)).flatMap((key) =>
    ODD.map((value) => `?${new URLSearchParams({ [key]: value }).toString()}`),
  );
  const found = await Promise.all(
    ['', ...queries].map(async (query) => {
      const { status, body } = await askPublic(app, address + query);
      const wrong = wrongInAnswer(operation.operationId, status, body);
      const isRight = query !== '' || locale !== 'de' || status === (isForSome(name) ? 401 : 200);
      return [...wrong, ...(isRight ? [] : [`${address} ${String(status)}`])];
    }),
  );
  return found.flat();
}

describe.each(BOTH_ENGINES)('public calls on %s', (engine) => {
  const shared = sharedApp(engine);

  it('API-01 API-07 public calls answer what their schemas say, whatever is asked', async () => {
    expect(PUBLIC_OPERATIONS.length).toBeGreaterThan(30);
    const wrong: string[] = [];
    for (const call of PUBLIC_OPERATIONS)
      for (const locale of LOCALES) wrong.push(...(await wrongInPublic(shared.app, call, locale)));
    expect(wrong).toEqual([]);
  });
});
