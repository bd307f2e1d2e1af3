import { expect, test } from '@playwright/test';
import { richTextFrom } from '../../../src/content/rich-text/write.ts';
import { recordById } from '../../../src/lib/server/repositories/records.ts';
import { inputOf, valueOf } from '../../support/content/records.ts';
import { openProduct, type Product } from '../../support/site/product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
});
test.afterAll(() => product.close());

const card = { id: 'v', kind: 'venuecard', data: { venue: 3 } };
const words = {
  id: 'w',
  kind: 'text',
  data: {
    content: { de: richTextFrom('Ohne Spielstätte.'), en: richTextFrom('Without a venue.') },
  },
};

async function makePage(name: string, modules: readonly (typeof card | typeof words)[]) {
  const urls = { de: `probe/${name}`, en: `trial/${name}` };
  const title = { de: name, en: name };
  valueOf(await product.app.records.create('page', { title, urls, modules: [...modules] }));
  return [`/de/${urls.de}`, `/en/${urls.en}`];
}

test('ED-11 a changed venue is public with the next answer of every page that shows it; others are not rendered again @full', async () => {
  const showing = [...(await makePage('eins', [card])), ...(await makePage('zwei', [words, card]))];
  const others = [...(await makePage('drei', [words])), '/de/mediathek', '/en/accessibility'];
  for (const path of [...showing, ...others]) expect((await product.get(path)).status).toBe(200);
  product.rendered.length = 0;

  const venue = await recordById(product.app.database.db, 'venue', 3);
  if (venue === null) throw new Error('there is no venue 3');
  const name = { de: 'Umbenannte Kirche', en: 'Church renamed' };
  const input = { ...inputOf('venue', venue), name };
  valueOf(await product.app.records.update('venue', { id: 3, version: venue.version }, input));
  // Within a second, says ED-11: the first who ask get it, so nobody waits at all; how long that
  // takes is measured by `npm run bench`.
  for (const path of showing)
    expect((await product.get(path)).body).toContain(path.startsWith('/de') ? name.de : name.en);

  for (const path of others) await product.get(path);
  expect(product.rendered.filter((path) => others.includes(path))).toEqual([]);
  expect(showing.filter((path) => !product.rendered.includes(path))).toEqual([]);
});
