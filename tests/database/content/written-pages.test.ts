import { describe, expect, it } from 'vitest';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { magazinePage } from '../../../src/lib/server/page-data/magazine/magazine.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { productionsPage } from '../../../src/lib/server/page-data/records/productions.ts';
import { teamPage } from '../../../src/lib/server/page-data/records/team.ts';
import { beginPage } from '../../../src/lib/server/actions/editorial/begin-page.ts';
import { editableRecordAt } from '../../../src/lib/server/services/editing/record-at-path.ts';
import { inputOf, stored, text, valueOf } from '../../support/content/records.ts';
import { ENGINES, appFor } from '../../support/database/house.ts';
import { callerWith } from '../../support/resources/ask.ts';

const open = (app: AppContext, path = '/de/produktionen') => PageContext.open(app, 'de', path);

/** The productions as visitors see them now. */
async function productions(app: AppContext) {
  const shown = await productionsPage(await open(app), {}, 1);
  if (shown === null) throw new Error('there is no page of productions');
  return shown;
}

describe.each(ENGINES)('pages of the route table on %s', (engine) => {
  it('ED-08 are begun once, say the same as before, and then what editors write', async () => {
    const app = await appFor(engine, 'demo');
    const before = await productions(app);
    expect(await editableRecordAt(app, '/de/produktionen')).toBeNull();
    const editor = callerWith('editor');
    const path = valueOf(await beginPage(await open(app), 'productions', editor));
    expect(path).toBe('/de/produktionen');
    expect(valueOf(await beginPage(await open(app), 'productions', editor))).toBe(path);
    const record = await editableRecordAt(app, path);
    expect(record?.kind).toBe('page');
    // Nothing of it is seen before somebody writes.
    const begun = await productions(app);
    expect(begun.view.headline.text).toBe(before.view.headline.text);
    expect(begun.view.lead).toEqual(before.view.lead);

    const page = await stored(app, 'page', record?.id ?? 0);
    const input = {
      ...inputOf('page', page),
      headline: text('Was wir zeigen', 'What we show'),
      intro: text('Von Barock bis morgen.', 'From baroque to tomorrow.'),
      meta_title: text('Produktionen des Hauses', 'Productions of the house'),
    };
    valueOf(await app.records.update('page', { id: page.id, version: page.version }, input));
    const written = await productions(app);
    expect(written.view.headline.text).toBe('Was wir zeigen');
    expect(written.view.lead.text).toBe('Von Barock bis morgen.');
    expect(written.page.head.title).toContain('Produktionen des Hauses');
    expect(written.view.cards).toEqual(before.view.cards);
  });

  it('ED-08 a section of the media library carries its introduction itself', async () => {
    const app = await appFor(engine, 'demo');
    const [id = 0] = (await open(app)).data.article_category.keys();
    const category = await stored(app, 'article_category', id);
    const input = {
      ...inputOf('article_category', category),
      intro: text('Lange Gespräche.', 'Long talks.'),
    };
    const key = { id, version: category.version };
    valueOf(await app.records.update('article_category', key, input));
    const context = await open(app, '/de/mediathek');
    const record = context.data.article_category.get(id);
    const shown = record && (await magazinePage(context, { of: 'category', record }, 1));
    expect(shown?.view.lead.text).toBe('Lange Gespräche.');
    // Control: another section has none.
    const other = [...context.data.article_category.values()].find((each) => each.id !== id);
    const beside = other && (await magazinePage(context, { of: 'category', record: other }, 1));
    expect(beside?.view.lead.text).toBe('');
  });

  it('IN-05 a page in easy language is named by the page of the route table that it belongs to', async () => {
    const app = await appFor(engine, 'demo');
    const team = await editableRecordAt(app, '/de/team');
    const easy = {
      title: text('Das Team, leicht', ''),
      urls: text('leichte-sprache/team', ''),
      is_easy_language: true,
      easy_language_of: team?.id ?? 0,
    };
    const tags = async () => {
      const { page } = await teamPage(await open(app, '/de/team'));
      return page.head.alternates.map(({ hreflang }) => hreflang);
    };
    // Control: without it there is none.
    expect(await tags()).not.toContain('de-simple');
    valueOf(await app.records.create('page', easy));
    expect(await tags()).toContain('de-simple');
  });
});
