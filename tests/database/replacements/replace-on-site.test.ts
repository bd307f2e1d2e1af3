import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../src/content/records/kinds.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { draftOf } from '../../../src/lib/server/repositories/versions.ts';
import { NOBODY, type Caller } from '../../../src/lib/server/services/accounts/user.ts';
import { publish } from '../../../src/lib/server/services/editing/publish.ts';
import {
  findOnSite,
  MAX_PASSAGES,
  writableKinds,
  type RecordPassages,
  type SiteQuery,
} from '../../../src/lib/server/services/replacements/find-on-site.ts';
import { replaceOnSite } from '../../../src/lib/server/services/replacements/replace-on-site.ts';
import {
  replacementOf,
  undoReplacement,
} from '../../../src/lib/server/services/replacements/undo-replacement.ts';
import { undoable } from '../../../src/lib/server/services/hub/undo.ts';
import {
  ANNA,
  BEN,
  opened,
  openPage,
  published,
  revisionOf,
  save,
  titled,
} from '../../support/editing/editing.ts';
import { inviteUser } from '../../../src/lib/server/services/accounts/invitations/invite.ts';
import { COMMAND } from '../../../src/lib/server/services/audit/actor.ts';
import { appFor, BOTH_ENGINES } from '../../support/database/house.ts';
import { textModule } from '../../support/content/pages.ts';
import { text, valueOf } from '../../support/content/records.ts';

const EDITOR: Caller = { ...NOBODY, role: 'editor', how: 'session' };
const WORD = 'Querflötenbau';

const query = (find = WORD, more: Partial<SiteQuery> = {}): SiteQuery => ({
  find,
  isCaseSensitive: true,
  isWholeWords: false,
  inLinks: false,
  language: null,
  kinds: writableKinds(EDITOR),
  ...more,
});

const chosen = (records: readonly RecordPassages[]) =>
  records.map(({ kind, record, revision, passages }) => ({
    kind,
    id: record.id,
    revision,
    places: new Set(passages.map(({ key }) => key)),
  }));

const find = async (app: AppContext, asked = query()) =>
  (await findOnSite(app, asked, 'de')).records;

const users = new WeakMap<AppContext, Promise<string>>();

/** Who replaces, made once in each application. */
function userId(app: AppContext): Promise<string> {
  const input = {
    email: 'ben@example.org',
    first_name: 'Ben',
    last_name: 'Probst',
    role: 'editor',
  };
  const known =
    users.get(app) ??
    inviteUser(app.accounts, input, COMMAND, 'de').then((made) => valueOf(made).id);
  users.set(app, known);
  return known;
}

let made = 0;
const newPage = (app: AppContext, change: Parameters<typeof openPage>[1] = {}) => {
  made += 1;
  return openPage(app, { urls: text(`test-ersetzen-${String(made)}`), ...change });
};

/** Replaces everything that is found, as somebody who saw these places. */
async function replace(
  app: AppContext,
  words: string,
  records: readonly RecordPassages[],
  asked = query(),
) {
  const user = await userId(app);
  const order = { query: asked, words, chosen: chosen(records), user };
  const id = valueOf(await replaceOnSite(app, order, BEN));
  const done = await replacementOf(app.database.db, id, user);
  if (done === null) throw new Error('nothing is noted');
  return { id, ...done };
}

const undo = async (app: AppContext, id: string, kinds: readonly Kind[] = ['page']) =>
  undoReplacement(app, { id, user: await userId(app), kinds }, BEN);

const titleOf = async (app: AppContext, id: number) =>
  (await opened(app, 'page', id)).content['title'];

describe.each(BOTH_ENGINES)('find and replace over the site, on %s', (engine) => {
  it('ED-21 changes drafts alone, and one undo takes them all away', async () => {
    const app = await appFor(engine, 'demo');
    const one = await newPage(app, {
      title: text(WORD),
      modules: [textModule('a', `Im ${WORD}.`)],
    });
    const two = await newPage(app, { title: text('Zwei'), modules: [textModule('b', WORD)] });
    const found = await find(app);
    expect(found.map(({ record }) => record.id)).toEqual([one.id, two.id]);
    const { id, steps, skipped } = await replace(app, 'Zimbelbau', found);
    expect([steps.length, skipped]).toEqual([2, []]);
    expect(await find(app)).toEqual([]);
    expect(await titleOf(app, one.id)).toMatchObject({ de: 'Zimbelbau' });
    expect((await published(app, 'page', one.id))?.['title']).toMatchObject({ de: WORD });
    expect((await draftOf(app.database.db, 'page', two.id))?.saved_by).toBe('Ben Probst');
    valueOf(await undo(app, id));
    expect(await draftOf(app.database.db, 'page', one.id)).toBeNull();
    expect(await draftOf(app.database.db, 'page', two.id)).toBeNull();
    // Sent twice it is done once.
    valueOf(await undo(app, id));
    expect(await find(app)).toHaveLength(2);
  });

  it('ED-21 the draft of somebody else keeps their words, and has them after the undo', async () => {
    const app = await appFor(engine, 'demo');
    const state = await newPage(app, { modules: [textModule('a', 'Ein Ort')] });
    valueOf(await save(app, state, titled(`${WORD} von Anna`), ANNA));
    const found = await find(app);
    expect(found[0]?.draft).toEqual({ by: 'Anna Probst' });
    const { id } = await replace(app, 'Zimbelbau', found);
    expect(await titleOf(app, state.id)).toEqual(text('Zimbelbau von Anna'));
    valueOf(await undo(app, id));
    expect(await titleOf(app, state.id)).toEqual(text(`${WORD} von Anna`));
    expect(await draftOf(app.database.db, 'page', state.id)).not.toBeNull();
  });

  it('ED-07 a record that changed meanwhile is told and left alone, and the others go on', async () => {
    const app = await appFor(engine, 'demo');
    const one = await newPage(app, { title: text(`${WORD} eins`) });
    const two = await newPage(app, { title: text(`${WORD} zwei`) });
    const three = await newPage(app, { title: text(`${WORD} drei`) });
    const found = await find(app);
    valueOf(await save(app, one, titled(`${WORD} von Anna`), ANNA));
    valueOf(await app.records.remove('page', { id: three.id, version: revisionOf(three).version }));
    const { steps, skipped } = await replace(app, 'Zimbelbau', found);
    expect(steps.map((step) => step.id)).toEqual([two.id]);
    expect(skipped.map(({ id, why }) => [id, why])).toEqual([
      [one.id, 'changed'],
      [three.id, 'gone'],
    ]);
    expect(await titleOf(app, one.id)).toEqual(text(`${WORD} von Anna`));
  });

  it('ED-21 the undo leaves what somebody changed or published since, and says so', async () => {
    const app = await appFor(engine, 'demo');
    const one = await newPage(app, { title: text(`${WORD} eins`) });
    const two = await newPage(app, { title: text(`${WORD} zwei`) });
    const three = await newPage(app, { title: text(`${WORD} drei`) });
    const { id } = await replace(app, 'Zimbelbau', await find(app));
    valueOf(await save(app, await opened(app, 'page', one.id), titled('Von Anna'), ANNA));
    const seen = {
      kind: 'page' as const,
      id: two.id,
      revision: revisionOf(await opened(app, 'page', two.id)),
    };
    valueOf(await publish(app, seen, { language: null, at: null }, ANNA));
    valueOf(await undo(app, id));
    const after = await replacementOf(app.database.db, id, await userId(app));
    expect(after?.steps.map((step) => [step.id, step.undone])).toEqual([
      [one.id, 'changed'],
      [two.id, 'changed'],
      [three.id, 'restored'],
    ]);
    expect(await titleOf(app, one.id)).toEqual(text('Von Anna'));
    expect((await published(app, 'page', two.id))?.['title']).toEqual(text('Zimbelbau zwei'));
    expect(await titleOf(app, three.id)).toEqual(text(`${WORD} drei`));
  });

  it('ED-21 is for whoever did it, and no undo of a list takes it', async () => {
    const app = await appFor(engine, 'demo');
    await newPage(app, { title: text(WORD) });
    const { id } = await replace(app, 'Zimbelbau', await find(app));
    expect(await replacementOf(app.database.db, id, 'user-2')).toBeNull();
    expect(await undoable(app.database.db, id, await userId(app))).toBeNull();
    const other = await undoReplacement(app, { id, user: 'user-2', kinds: ['page'] }, ANNA);
    expect(other.ok).toBe(false);
    // Who may not write a kind any more changes nothing of it.
    valueOf(await undo(app, id, []));
    expect(await find(app, query('Zimbelbau'))).toHaveLength(1);
  });

  it('ED-21 a place that refuses its new value stays, with the reason; links lead where they should', async () => {
    const app = await appFor(engine, 'demo');
    const target = await newPage(app, { title: text('Ziel') });
    const link = (id: string, to: string) => ({
      id,
      kind: 'link',
      data: { link_text: text('Zum Haus'), link: to },
    });
    const state = await newPage(app, {
      modules: [link('a', 'https://alt.example/'), link('b', 'https://alt.example/weiter')],
    });
    const links = query('https://alt.example/', { inLinks: true });
    const { skipped } = await replace(app, `page:${target.id}`, await find(app, links), links);
    expect(skipped.map(({ why }) => why)).toEqual(['form']);
    const { content } = await opened(app, 'page', state.id);
    expect(content.modules.map(({ data }) => data['link'])).toEqual([
      `page:${target.id}`,
      'https://alt.example/weiter',
    ]);
  });
});

describe('find and replace over the site', () => {
  it('ED-21 lists what its reader may write alone', () => {
    expect(writableKinds(EDITOR)).toContain('page');
    expect(writableKinds({ ...EDITOR, role: 'box_office' })).toEqual([]);
    expect(writableKinds(NOBODY)).toEqual([]);
    expect(writableKinds({ ...EDITOR, needsApproval: new Set<Kind>(['page']) })).toContain('page');
  });

  it('ED-21 shows a limited number of places, and says that there are more', async () => {
    const app = await appFor('sqlite', 'demo');
    const many = Array.from({ length: MAX_PASSAGES }, () => WORD).join(' ');
    await newPage(app, { modules: [textModule('a', many)] });
    const exact = await findOnSite(app, query(), 'de');
    expect([exact.isCut, exact.records[0]?.passages.length]).toEqual([false, MAX_PASSAGES]);
    await newPage(app, { title: text(WORD) });
    expect((await findOnSite(app, query(), 'de')).isCut).toBe(true);
  });

  it('ED-21 in one language, with what is the same in all', async () => {
    const app = await appFor('sqlite', 'demo');
    await newPage(app, { title: { de: WORD, en: WORD } });
    const [german] = await find(app, query(WORD, { language: 'de' }));
    expect(german?.passages.map(({ language }) => language)).toEqual(['de']);
  });
});
