import { describe, expect, it } from 'vitest';
import type { PageInput } from '../../../src/content/records/page.ts';
import { changesAfter } from '../../../src/lib/server/repositories/changes.ts';
import { chromeOf } from '../../../src/lib/server/page-data/page/chrome.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { appFor } from '../../support/database/house.ts';
import { page, textModule } from '../../support/content/pages.ts';
import { text, valueOf } from '../../support/content/records.ts';

describe('CM-01 menus', () => {
  it('show pages that say so, in order, with the pages below them', async () => {
    const app = await appFor('sqlite', 'demo');
    const parent = valueOf(
      await app.records.create(
        'page',
        page({ in_menu: true, in_footer: true, position: 9000, urls: { de: 'oben', en: 'top' } }),
      ),
    );
    valueOf(
      await app.records.create(
        'page',
        page({ parent: parent.id, in_menu: true, title: text('Darunter', 'Below') }),
      ),
    );
    const chrome = chromeOf(await PageContext.open(app, 'en', '/en'));
    expect(chrome.menus.primary.at(-1)).toMatchObject({
      label: 'A place',
      href: '/en/top',
      children: [{ label: 'Below', href: '/en/trial/place' }],
    });
    expect(chrome.menus.footer.map(({ href }) => href)).toContain('/en/top');
  });

  it('a change of a page’s text leaves all other pages alone, one of its menu entry does not', async () => {
    const app = await appFor('sqlite', 'demo');
    const made = valueOf(await app.records.create('page', page({ in_menu: true })));
    const tagsOf = async (version: number, change: Partial<PageInput>) => {
      const { last } = app.feed;
      valueOf(
        await app.records.update(
          'page',
          { id: made.id, version },
          page({ in_menu: true, ...change }),
        ),
      );
      return (await changesAfter(app.database.db, last)).flatMap(({ tags }) => tags);
    };
    expect(await tagsOf(1, { modules: [textModule('a', 'Neu')] })).not.toContain('page@menus');
    expect(await tagsOf(2, { title: text('Anders') })).toContain('page@menus');
  });
});
