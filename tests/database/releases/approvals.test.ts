import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../src/content/records/kinds.ts';
import { replaceApprovalRules } from '../../../src/lib/server/repositories/releases/approval-rules.ts';
import {
  forgetNameInReleases,
  itemsOf,
} from '../../../src/lib/server/repositories/releases/release-items.ts';
import { releaseById } from '../../../src/lib/server/repositories/releases/releases.ts';
import { judge } from '../../../src/lib/server/services/releases/approval.ts';
import { createRelease } from '../../../src/lib/server/services/releases/releases.ts';
import { publishRelease } from '../../../src/lib/server/services/releases/publish-release.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';
import { valueOf } from '../../support/content/records.ts';
import { opened, openPage, save, titled } from '../../support/editing/editing.ts';

import {
  ADA,
  BEN,
  NEW,
  publicState,
  putDraft,
  season,
  seenOf,
} from '../../support/editing/releases.ts';

describe.each(ENGINES)('approvals on %s', (engine) => {
  const withRule = async (kind: Kind = 'page') => {
    const app = await appFor(engine, 'demo');
    await replaceApprovalRules(app.database.db, [{ kind, role: 'editor' }]);
    return app;
  };

  it('ED-17 hold a release until a second person has approved what a role may not publish alone', async () => {
    const app = await withRule();
    const ids = await season(app);
    const waiting = await publishRelease(app, await seenOf(app, ids.release), BEN);
    expect(waiting).toMatchObject({ ok: false, failure: { code: 'conflict' } });
    const [item] = await itemsOf(app.database.db, ids.release);
    const verdict = { items: [item?.id ?? 0], is: 'approved', word: '' } as const;
    // Not by whoever put it in.
    const own = await judge(app, await seenOf(app, ids.release), verdict, ADA);
    expect(own).toMatchObject({ ok: false, failure: { code: 'forbidden' } });
    valueOf(await judge(app, await seenOf(app, ids.release), verdict, BEN));
    valueOf(await publishRelease(app, await seenOf(app, ids.release), BEN));
    expect(await publicState(app, ids)).toEqual(NEW);
  });

  it('ED-17 are not given by whoever wrote it, though somebody else put it in', async () => {
    const app = await withRule();
    const release = valueOf(await createRelease(app, { name: 'A', at: null }, ADA));
    const { id } = await openPage(app);
    const state = await opened(app, 'page', id);
    valueOf(
      await save(app, state, titled('Von Ada'), { name: ADA.name, locale: 'de', source: 'editor' }),
    );
    valueOf(await putDraft(app, release, 'page', id, BEN));
    const [item] = await itemsOf(app.database.db, release);
    const verdict = { items: [item?.id ?? 0], is: 'approved', word: '' } as const;
    const own = await judge(app, await seenOf(app, release), verdict, ADA);
    expect(own).toMatchObject({ ok: false, failure: { code: 'forbidden' } });
  });

  it('ED-17 are gone with the next change, and a word goes with what is sent back', async () => {
    const app = await withRule();
    const ids = await season(app);
    const { db } = app.database;
    const pageItem = async () =>
      (await itemsOf(db, ids.release)).find(({ kind }) => kind === 'page');
    const verdict = async (is: 'approved' | 'sent_back', word: string) =>
      judge(
        app,
        await seenOf(app, ids.release),
        { items: [(await pageItem())?.id ?? 0], is, word },
        BEN,
      );
    const wordless = await verdict('sent_back', '');
    expect(wordless).toMatchObject({ ok: false, failure: { code: 'invalid' } });
    valueOf(await verdict('sent_back', 'Der Titel fehlt.'));
    expect(await publishRelease(app, await seenOf(app, ids.release), BEN)).toMatchObject({
      ok: false,
    });
    valueOf(await verdict('approved', ''));
    valueOf(await putDraft(app, ids.release, 'page', ids.page));
    expect((await pageItem())?.verdict).toBeNull();
    expect(await publishRelease(app, await seenOf(app, ids.release), BEN)).toMatchObject({
      ok: false,
    });
  });

  it('ED-17 are asked for no longer where no rule asks (negative control)', async () => {
    const app = await appFor(engine, 'demo');
    const ids = await season(app);
    valueOf(await publishRelease(app, await seenOf(app, ids.release), BEN));
    expect(await publicState(app, ids)).toEqual(NEW);
  });

  it('ED-17 forget the names of whoever is deleted', async () => {
    const app = await withRule();
    const { release } = await season(app);
    await forgetNameInReleases(app.database.db, ADA.name);
    const names = (await itemsOf(app.database.db, release)).map(({ added_name: name }) => name);
    expect([...new Set(names)]).toEqual(['']);
    expect((await releaseById(app.database.db, release))?.created_by).toBe('');
  });
});
