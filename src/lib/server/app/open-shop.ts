import type { Locale } from '../../constants.ts';
import { readSynonyms, type Synonyms } from '../../search/synonyms.ts';
import { SaleLevels } from '../services/booking/sale.ts';
import { type Reference, settingsOf } from '../services/records/reference-data.ts';
import { openEmbeddedShop } from '../services/test-shop/embedded-shop.ts';
import type { Webshop } from '../ports/webshop.ts';
import type { Env } from '../config/env.ts';
import { TestShop, type TestShopParts } from '../services/test-shop/test-shop.ts';

/** What the venue's settings say means the same, read once until something of them changes. */
export function synonymsIn(reference: Reference): (locale: Locale) => Promise<Synonyms> {
  const known = new WeakMap<object, Map<Locale, Synonyms>>();
  return async (locale) => {
    const data = await reference.read();
    const byLocale = known.get(data) ?? new Map<Locale, Synonyms>();
    known.set(data, byLocale);
    const synonyms =
      byLocale.get(locale) ?? readSynonyms(settingsOf(data).synonyms[locale], locale);
    byLocale.set(locale, synonyms);
    return synonyms;
  };
}

/** What sells the venue's tickets. */
export interface OpenShop {
  readonly shop: Webshop;
  /** Null where another shop sells. */
  readonly testShop: TestShop | null;
  readonly saleLevels: SaleLevels;
}

/** Opens the shop that is configured, else the one that comes with the venue. */
export async function openShop(env: Env, parts: TestShopParts): Promise<OpenShop> {
  if (env.shop !== null) {
    const { openHttpShop } = await import('../adapters/webshop/http-shop.ts');
    return {
      shop: openHttpShop(env.shop, {
        now: parts.now,
        log: { info: () => undefined, warn: (message) => parts.report.report(message) },
      }),
      testShop: null,
      // Another shop's stock is not in our database: what stands there of it is old.
      saleLevels: SaleLevels.none(),
    };
  }
  const testShop = new TestShop(parts);
  const saleLevels = await SaleLevels.open(parts.database.db);
  parts.feed.subscribe(saleLevels.onChanges);
  parts.feed.subscribe(testShop.onChanges);
  return { shop: openEmbeddedShop(testShop), testShop, saleLevels };
}
