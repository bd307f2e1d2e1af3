import { describe, expect, it } from 'vitest';
import { secured, sharedAssetHeaders } from '../../../src/lib/server/http/response/headers.ts';
import { asTemplate } from '../../../src/lib/server/services/site/webshop-template.ts';
import { resolveRoute } from '../../../src/lib/routing/resolve-route.ts';
import { webshopLocale, webshopMove } from '../../../src/lib/routing/webshop-routes.ts';

const SITE = 'https://www.example.org';
const SHOP = {
  url: 'https://shop.example/api',
  token: null,
  carts: ['https://shop.example', 'https://tickets.example/cart'],
  events: null,
  hasOwnCart: false,
};

const rendered = () =>
  new Response('<a href="/de">', {
    headers: {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; img-src 'self'",
    },
  });

describe('RT-09 old addresses of the shop', () => {
  it.each([
    ['/eventim.webshop/webticket/eventlist', 'events'],
    ['/eventim.webshop/webticket/EventList/7', 'events'],
    ['/testshop/eventlist-all', 'events'],
    ['/testshop/itemgroups', 'magazine'],
    ['/eventim.webshop/webticket/itemGroups/3', 'magazine'],
    ['/testshop/serie', 'series'],
    ['/testshop/series/12', 'series'],
    ['/testshop/de/eventlist', null],
    ['/eventim.webshop/eventlist', null],
    ['/webshop/eventlist', null],
    ['/testshop', null],
  ])('%s belong to %s', (path, route) => {
    expect(webshopMove(path)).toBe(route);
  });

  it('are those of templates only at their places', () => {
    for (const path of ['/webshop', '/webshop/a/b', '/eventim.webshop/x', '/test.webshop'])
      expect(resolveRoute(path).table, path).toBe('webshop');
    for (const path of ['/webshops', '/testshop', '/de/webshop', '/eventimxwebshop'])
      expect(resolveRoute(path).table, path).not.toBe('webshop');
  });

  it.each([
    ['?language=en', 'de', 'en'],
    ['?language=DE', 'en', 'de'],
    ['?language=fr', 'en', 'en'],
    ['', 'en', 'en'],
    ['', 'fr', 'de'],
    ['', null, 'de'],
  ])('with %j and the cookie %j are answered in %s', (query, cookie, locale) => {
    const cookies = { get: () => (cookie === null ? undefined : { value: cookie }) };
    expect(webshopLocale({ url: new URL(`${SITE}/webshop${query}`), cookies })).toBe(locale);
  });
});

describe('WS-01 a template page', () => {
  const headersOf = async (shop: typeof SHOP | null) => {
    const response = await asTemplate(rendered(), '/webshop', { shop, siteOrigin: SITE });
    expect(await response.text()).toBe(`<a target="_top" href="${SITE}/de">`);
    return new Map(secured([...response.headers]));
  };

  it('may be framed by the shop and where its carts are, and by nobody else', async () => {
    const headers = await headersOf(SHOP);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'self' https://shop.example https://tickets.example; img-src 'self'",
    );
    expect(headers.has('x-frame-options')).toBe(false);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  // ASVS 3.4.6
  it('may be framed by nobody where there is no such shop', async () => {
    const headers = await headersOf(null);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('is made of files that load on the shop’s own host, where there is one', () => {
    const sheet = [['content-type', 'text/css']] as const;
    const shared = new Map(sharedAssetHeaders(sheet));
    expect(shared.get('access-control-allow-origin')).toBe('*');
    expect(shared.get('cross-origin-resource-policy')).toBe('cross-origin');
    const page = new Map(sharedAssetHeaders([['content-type', 'text/html']]));
    expect(page.has('access-control-allow-origin')).toBe(false);
    expect(page.get('x-frame-options')).toBe('DENY');
  });
});
