import { expect, test } from '@playwright/test';
import { recordById } from '../../../src/lib/server/repositories/records.ts';
import { inputSchema } from '../../../src/content/records/define.ts';
import { records, type Kind } from '../../../src/content/records/kinds.ts';
import { LIST } from '../../support/site/pages.ts';
import { openProduct, type Product } from '../../support/site/product.ts';

/* What the settings say shows on the pages, at once. */

let product: Product;
test.beforeEach(async () => {
  product = await openProduct();
});
test.afterEach(() => product.close());

async function change(kind: Kind, id: number, values: Readonly<Record<string, unknown>>) {
  const found = await recordById(product.app.database.db, kind, id);
  if (found === null) throw new Error(`no ${kind} ${id}`);
  const keys = Object.keys(inputSchema(records[kind]).shape);
  const own = Object.fromEntries(Object.entries(found).filter(([key]) => keys.includes(key)));
  const saved = await product.app.records.update(
    kind,
    { id, version: found.version },
    { ...own, ...values },
  );
  if (!saved.ok) throw new Error(saved.failure.message);
}
const page = async (path: string) => (await product.get(path)).body;

test('LY-10 cart and account say «Webshop offline» while the shop is off', async () => {
  await change('settings', 1, { account_url: 'https://shop.example/account' });
  const before = await page('/de');
  expect(before).toContain('href="https://shop.example/account"');
  expect(before).not.toContain('Webshop offline');
  await change('settings', 1, { is_shop_online: false });
  const after = await page('/de');
  expect(after).not.toContain('https://shop.example/account');
  expect(after.match(/Webshop offline/gu)).toHaveLength(2);
});

test('LY-03 the settings choose the look of the menu', async () => {
  expect(await page('/en')).toMatch(/<html[^>]*class="[^"]*\bmenu-style1\b/u);
  await change('settings', 1, { menu_style: 'style2' });
  expect(await page('/en')).toMatch(/<html[^>]*class="[^"]*\bmenu-style2\b/u);
});

test('LY-03 a menu entry with tabs shows what lies below it on its pages, and nowhere else', async () => {
  const { data } = { data: await product.app.reference.read() };
  const items = [...data.menu_item.values()];
  const parent = items.find(({ url, parent: above }) => above === null && url.de === LIST.de);
  const below = items.filter((item) => item.parent === parent?.id);
  const tabs = /<nav class="tabs[\s\S]*?<\/nav>/u;
  expect(await page(LIST.de)).not.toMatch(tabs);
  await change('menu_item', parent?.id ?? 0, { has_tab_navigation: true });
  const filtered = below.find(({ url }) => url.de.includes('?'))?.url.de ?? '';
  const [nav = ''] = tabs.exec(await page(filtered)) ?? [];
  for (const { url } of below) expect(nav).toContain(`href="${url.de.replaceAll('&', '&#38;')}"`);
  expect(nav).toContain(`href="${filtered}" aria-current="page"`);
  expect(await page('/de/team')).not.toMatch(tabs);
});

test('LY-13 with quick-buy the ticket button of an event opens the widget, upwards', async () => {
  const { results } = JSON.parse(await page('/de/api/events/?page_size=20')) as {
    results: readonly { readonly id: number; readonly link: string }[];
  };
  const quick = /<a class="button to-tickets[^>]*data-book="(\d+)" data-book-top/u;
  const pages = async () =>
    Promise.all(
      results.map(async ({ id, link }) => [id, quick.exec(await page(link))?.[1]] as const),
    );
  expect((await pages()).filter(([, found]) => found !== undefined)).toEqual([]);
  await change('settings', 1, { quick_buy: true });
  const quickly = (await pages()).filter(([, found]) => found !== undefined);
  expect(quickly.length).toBeGreaterThan(0);
  for (const [id, found] of quickly) expect(found).toBe(String(id));
});

test('LY-15 theme, banner and snow are those of the settings', async () => {
  await change('settings', 1, {
    theme: 'christmas',
    snow: true,
    seasonal_banner: { de: 'Frohe Festtage', en: 'Season’s greetings' },
  });
  const html = await page('/en/team');
  expect(html).toMatch(/<html[^>]*class="[^"]*\btheme-christmas\b/u);
  expect(html).toMatch(/<link rel="stylesheet" href="[^"]*\/other-themes\.[^"]*\.css">/u);
  expect(html).toMatch(/Season(?:’|&#8217;)s greetings/u);
  expect(html).toMatch(/class="season-snow" aria-hidden="true"/u);
  expect(html).toContain('Stop the snow');
});
