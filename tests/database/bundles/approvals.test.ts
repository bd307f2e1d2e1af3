import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../src/content/records/kinds.ts';
import { replaceApprovalRules } from '../../../src/lib/server/repositories/releases/approval-rules.ts';
import {
  forgetNameInBundles,
  itemsOf,
} from '../../../src/lib/server/repositories/releases/bundle-items.ts';
import { bundleById } from '../../../src/lib/server/repositories/releases/bundles.ts';
import { judge } from '../../../src/lib/server/services/releases/approval.ts';
import { createBundle } from '../../../src/lib/server/services/releases/bundles.ts';
import { releaseBundle } from '../../../src/lib/server/services/releases/release.ts';
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
} from '../../support/editing/bundles.ts';

describe.each(ENGINES)('approvals on %s', (engine) => {
  const withRule = async (kind: Kind = 'page') => {
    const app = await appFor(engine, 'demo');
    await replaceApprovalRules(app.database.db, [{ kind, role: 'editor' }]);
    return app;
  };

  it('ED-17 hold a bundle until a second person has approved what a role may not publish alone', async () => {
    const app = await withRule();
    const ids = await season(app);
    const waiting = await releaseBundle(app, await seenOf(app, ids.bundle), BEN);
    expect(waiting).toMatchObject({ ok: false, failure: { code: 'conflict' } });
    const [item] = await itemsOf(app.database.db, ids.bundle);
    const verdict = { items: [item?.id ?? 0], is: 'approved', word: '' } as const;
    // Not by whoever put it in.
    const own = await judge(app, await seenOf(app, ids.bundle), verdict, ADA);
    expect(own).toMatchObject({ ok: false, failure: { code: 'forbidden' } });
    valueOf(await judge(app, await seenOf(app, ids.bundle), verdict, BEN));
    valueOf(await releaseBundle(app, await seenOf(app, ids.bundle), BEN));
    expect(await publicState(app, ids)).toEqual(NEW);
  });

  it('ED-17 are not given by whoever wrote it, though somebody else put it in', async () => {
    const app = await withRule();
    const bundle = valueOf(await createBundle(app, { name: 'A', at: null }, ADA));
    const { id } = await openPage(app);
    const state = await opened(app, 'page', id);
    valueOf(
      await save(app, state, titled('Von Ada'), { name: ADA.name, locale: 'de', source: 'editor' }),
    );
    valueOf(await putDraft(app, bundle, 'page', id, BEN));
    const [item] = await itemsOf(app.database.db, bundle);
    const verdict = { items: [item?.id ?? 0], is: 'approved', word: '' } as const;
    const own = await judge(app, await seenOf(app, bundle), verdict, ADA);
    expect(own).toMatchObject({ ok: false, failure: { code: 'forbidden' } });
  });

  it('ED-17 are gone with the next change, and a word goes with what is sent back', async () => {
    const app = await withRule();
    const ids = await season(app);
    const { db } = app.database;
    const pageItem = async () =>
      (await itemsOf(db, ids.bundle)).find(({ kind }) => kind === 'page');
    const verdict = async (is: 'approved' | 'sent_back', word: string) =>
      judge(
        app,
        await seenOf(app, ids.bundle),
        { items: [(await pageItem())?.id ?? 0], is, word },
        BEN,
      );
    const wordless = await verdict('sent_back', '');
    expect(wordless).toMatchObject({ ok: false, failure: { code: 'invalid' } });
    valueOf(await verdict('sent_back', 'Der Titel fehlt.'));
    expect(await releaseBundle(app, await seenOf(app, ids.bundle), BEN)).toMatchObject({
      ok: false,
    });
    valueOf(await verdict('approved', ''));
    valueOf(await putDraft(app, ids.bundle, 'page', ids.page));
    expect((await pageItem())?.verdict).toBeNull();
    expect(await releaseBundle(app, await seenOf(app, ids.bundle), BEN)).toMatchObject({
      ok: false,
    });
  });

  it('ED-17 are asked for no longer where no rule asks (negative control)', async () => {
    const app = await appFor(engine, 'demo');
    const ids = await season(app);
    valueOf(await releaseBundle(app, await seenOf(app, ids.bundle), BEN));
    expect(await publicState(app, ids)).toEqual(NEW);
  });

  it('ED-17 forget the names of whoever is deleted', async () => {
    const app = await withRule();
    const { bundle } = await season(app);
    await forgetNameInBundles(app.database.db, ADA.name);
    const names = (await itemsOf(app.database.db, bundle)).map(({ added_name: name }) => name);
    expect([...new Set(names)]).toEqual(['']);
    expect((await bundleById(app.database.db, bundle))?.created_by).toBe('');
  });
});
