import type { Kind } from '../../../src/content/records/kinds.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { releaseById } from '../../../src/lib/server/repositories/releases/releases.ts';
import { createRelease } from '../../../src/lib/server/services/releases/releases.ts';
import type { ReleaseEditor } from '../../../src/lib/server/services/releases/release-services.ts';
import {
  addDraftToRelease,
  addInputToRelease,
} from '../../../src/lib/server/services/releases/items.ts';
import { inputOf, stored, text, valueOf } from '../content/records.ts';
import { opened, openPage, revisionOf, save, titled } from './editing.ts';

export const ADA: ReleaseEditor = {
  name: 'Ada Redlich',
  locale: 'de',
  source: 'hub',
  user: 'ada',
  role: 'editor',
};
export const BEN: ReleaseEditor = {
  name: 'Ben Probst',
  locale: 'de',
  source: 'hub',
  user: 'ben',
  role: 'admin',
};
export const EVENT = 1;

export const seenOf = async (app: AppContext, id: number) => ({
  id,
  revision: (await releaseById(app.database.db, id))?.revision ?? 0,
});

/** Puts what is worked on into a release. */
export const putDraft = async (
  app: AppContext,
  release: number,
  kind: Kind,
  id: number,
  by = ADA,
) =>
  addDraftToRelease(
    app,
    release,
    { kind, id, revision: revisionOf(await opened(app, kind, id)) },
    by,
  );

/** Puts a changed field of a record into a release, as a form of the hub does. */
export async function putField(
  app: AppContext,
  release: number,
  kind: Kind,
  id: number,
  change: object,
) {
  const record = await stored(app, kind, id);
  const input = { ...inputOf(kind, record), ...change };
  return addInputToRelease(app, release, { kind, id, version: record.version, input }, ADA);
}

const menuItem = async (app: AppContext) =>
  valueOf(
    await app.records.create('menu_item', {
      menu_name: text('Spielzeit'),
      url: { de: '/de/probe', en: '/en/trial' },
      is_online: true,
    }),
  );

/** A release with a page, an event, a menu entry and the settings. */
export async function season(app: AppContext, at: string | null = null) {
  const release = valueOf(await createRelease(app, { name: 'Spielzeit 2027/28', at }, ADA));
  const { id: page } = await openPage(app);
  valueOf(await save(app, await opened(app, 'page', page), titled('Neue Spielzeit')));
  valueOf(await putDraft(app, release, 'page', page));
  valueOf(await putField(app, release, 'event', EVENT, { subtitle: text('Neu', 'New') }));
  const menu = await menuItem(app);
  valueOf(await putField(app, release, 'menu_item', menu.id, { menu_name: text('2027/28') }));
  const [settings] = [...(await app.reference.read()).settings.keys()];
  valueOf(await putField(app, release, 'settings', settings ?? 0, { claim: text('Neu gestimmt') }));
  return { release, page, menu: menu.id, settings: settings ?? 0 };
}

export const publicState = async (app: AppContext, ids: Awaited<ReturnType<typeof season>>) => [
  (await stored(app, 'page', ids.page)).title.de,
  (await stored(app, 'event', EVENT)).subtitle.de,
  (await stored(app, 'menu_item', ids.menu)).menu_name.de,
  (await stored(app, 'settings', ids.settings)).claim.de,
];
export const NEW = ['Neue Spielzeit', 'Neu', '2027/28', 'Neu gestimmt'];
