import { describe, expect, it } from 'vitest';
import { type WriteSourceParts, writeSourceText } from '../../../src/lib/versions/write-source.ts';
import { instantText } from '../../../src/lib/dates/dates.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import type { DatabaseConfig } from '../../../src/lib/server/db/open.ts';
import type { Caller } from '../../../src/lib/server/services/accounts/user.ts';
import { createRelease } from '../../../src/lib/server/services/releases/releases.ts';
import {
  publishRelease,
  takeBack,
} from '../../../src/lib/server/services/releases/publish-release.ts';
import { doDue } from '../../../src/lib/server/services/editing/schedule.ts';
import { deltaOf } from '../../../src/lib/editing/delta.ts';
import { appAt, appFor, databaseFor, ENGINES } from '../../support/database/house.ts';
import { NOW } from '../../support/env.ts';
import { inputOf, stored, text, valueOf } from '../../support/content/records.ts';
import { BEN, putField, seenOf } from '../../support/editing/releases.ts';
import { opened, openPage, titled } from '../../support/editing/editing.ts';
import * as writes from '../../support/editing/write-sources.ts';

const { EVENT, KIND, TAG } = writes;
const LATER = new Date(NOW.getTime() + 61_000);

/** Saves the title of a page as the editor on the page does. @returns the address of its calls */
async function saveTitle(app: AppContext, caller: Caller, id: number, title: string) {
  const state = await opened(app, 'page', id);
  const path = `editing/page/${String(id)}`;
  const body = deltaOf(state.content, titled(title)(state.content));
  await writes.callEditor(app, caller, 'PATCH', { path, match: `"${state.revision}"`, body });
  return path;
}

/** The same, and publishes it. @param at now where it is null */
async function publishTitle(
  app: AppContext,
  caller: Caller,
  id: number,
  at: string | null,
): Promise<void> {
  const path = await saveTitle(app, caller, id, 'Neu');
  const match = `"${(await opened(app, 'page', id)).revision}"`;
  const body = { language: null, at };
  await writes.callEditor(app, caller, 'POST', { path: `${path}/publish`, match, body });
}

/** A venue and who writes in it. */
interface House {
  readonly app: AppContext;
  readonly mira: Caller;
}

const publish = async (app: AppContext) => {
  const release = valueOf(await createRelease(app, { name: 'Saison: 26/27', at: null }, BEN));
  valueOf(await putField(app, release, KIND, TAG, { name: text('Neu') }));
  valueOf(await publishRelease(app, await seenOf(app, release), BEN));
  return release;
};

type Versions = readonly (readonly unknown[])[];

/** What each source leaves behind, the newest version first; a source without a case does not compile. */
const SOURCES: Readonly<
  Record<
    Exclude<WriteSourceParts['kind'], 'command'>,
    { go: (house: House) => Promise<Versions>; leaves: Versions }
  >
> = {
  demo: {
    go: async ({ app, mira }) => {
      await writes.sendTag(app, mira, 'Neu');
      return (await writes.sourcesOf(app, KIND, TAG)).slice(1);
    },
    leaves: [[null, 'demo']],
  },
  hub: {
    go: async ({ app, mira }) => {
      await writes.sendTag(app, mira, 'Neu');
      await writes.sendTag(app, mira, 'Noch neuer');
      return (await writes.sourcesOf(app, KIND, TAG)).slice(0, 2);
    },
    leaves: [
      ['Mira Bank', 'hub'],
      ['Mira Bank', 'hub'],
    ],
  },
  restore: {
    go: async ({ app, mira }) => {
      await writes.sendTag(app, mira, 'Neu');
      await writes.restoreTag(app, mira);
      const { id } = await openPage(app);
      const path = `editing/page/${String(id)}`;
      const match = `"${(await opened(app, 'page', id)).revision}"`;
      await writes.callEditor(app, mira, 'DELETE', { path, match, body: {} });
      await writes.callEditor(app, mira, 'POST', { path: `${path}/restore`, match, body: {} });
      return [
        ...(await writes.sourcesOf(app, KIND, TAG)).slice(0, 1),
        ...(await writes.sourcesOf(app, 'page', id)).slice(0, 1),
      ];
    },
    leaves: [
      ['Mira Bank', 'restore'],
      ['Mira Bank', 'restore'],
    ],
  },
  undo: {
    go: async ({ app, mira }) => {
      await writes.hideAndUndo(app, mira);
      await writes.cancelEvent(app, mira);
      await writes.undoCancel(app, mira);
      return [
        ...(await writes.sourcesOf(app, KIND, TAG)).slice(0, 2),
        ...(await writes.sourcesOf(app, 'event', EVENT)).slice(0, 1),
      ];
    },
    leaves: [
      ['Mira Bank', 'undo'],
      ['Mira Bank', 'hub'],
      ['Mira Bank', 'undo'],
    ],
  },
  box_office: {
    go: async ({ app, mira }) => {
      await writes.cancelEvent(app, mira);
      return writes.sourcesOf(app, 'event', EVENT);
    },
    leaves: [
      ['Mira Bank', 'box_office'],
      [null, 'demo'],
    ],
  },
  api: {
    go: async ({ app, mira }) => {
      const places = { id: String(TAG) };
      const body = { name: text('Neu') };
      await writes.askApi(app, 'changeTag', places, { body, ifMatch: '"1"' });
      await writes.tryApi(app, mira, 'Probiert');
      const path = `records/${KIND}/${String(TAG)}`;
      const older = { path, match: '"3"', body: { name: text('Älterer Name') } };
      await writes.callEditor(app, mira, 'PATCH', older);
      const { id } = await openPage(app);
      await saveTitle(app, writes.TILL, id, 'Entwurf der Kasse');
      return [
        ...(await writes.sourcesOf(app, KIND, TAG)).slice(0, 3),
        ...(await writes.sourcesOf(app, 'page', id)).slice(0, 1),
      ];
    },
    leaves: [
      ['Mira Bank', 'api'],
      ['Mira Bank', 'api'],
      ['Kasse', 'api'],
      ['Kasse', 'api'],
    ],
  },
  import: {
    go: async ({ app }) => {
      const places = { source: 'boxoffice', source_id: 'neu-1' };
      await writes.askApi(app, 'putTag', places, { body: { name: text('Importiert') } });
      const { id } = await app.database.db
        .selectFrom('outside_identity')
        .select('record as id')
        .where('source_id', '=', 'neu-1')
        .executeTakeFirstOrThrow();
      return writes.sourcesOf(app, KIND, id);
    },
    leaves: [['Kasse', 'import:boxoffice']],
  },
  editor: {
    go: async ({ app, mira }) => {
      const { id } = await openPage(app);
      await publishTitle(app, mira, id, null);
      await saveTitle(app, mira, id, 'Entwurf');
      return (await writes.sourcesOf(app, 'page', id)).slice(0, 2);
    },
    leaves: [
      ['Mira Bank', 'editor'],
      ['Mira Bank', 'editor'],
    ],
  },
  schedule: {
    go: async ({ app, mira }) => {
      const { id } = await openPage(app);
      await publishTitle(app, mira, id, instantText(new Date(NOW.getTime() + 60_000)));
      await saveTitle(app, mira, id, 'Weiter gedacht');
      await doDue({ ...app, now: () => LATER });
      return (await writes.sourcesOf(app, 'page', id)).slice(0, 2);
    },
    // The draft that stays is written anew, and still is what somebody wrote on the page.
    leaves: [
      ['Mira Bank', 'editor'],
      ['Mira Bank', 'schedule'],
    ],
  },
  bundle: {
    go: async ({ app }) => {
      await publish(app);
      return writes.sourcesOf(app, KIND, TAG);
    },
    leaves: [
      ['Ben Probst', 'bundle:Saison: 26/27'],
      [null, 'demo'],
    ],
  },
  bundle_back: {
    go: async ({ app }) => {
      const release = await publish(app);
      valueOf(await takeBack(app, await seenOf(app, release), BEN));
      return (await writes.sourcesOf(app, KIND, TAG)).slice(0, 1);
    },
    leaves: [['Ben Probst', 'bundle_back:Saison: 26/27']],
  },
};

describe.each(ENGINES)('ED-06 the write source of a version, on %s', (engine) => {
  it.each(Object.entries(SOURCES))('%s', async (_, { go, leaves }) => {
    const app = await appFor(engine, 'demo');
    expect(await go({ app, mira: await writes.mira(app) })).toEqual(leaves);
  });

  it('command', async () => {
    const place: DatabaseConfig = await databaseFor(engine, 'demo');
    await writes.touchEvent(place);
    expect(await writes.sourcesOf(await appAt(place), 'event', EVENT)).toEqual([
      ['Befehlszeile', 'command'],
      [null, 'demo'],
    ]);
  });

  it('control: what nobody said a source of has none, and nor has what changed since the demo', async () => {
    const app = await appFor(engine, 'demo');
    const input = inputOf(KIND, await stored(app, KIND, TAG));
    const { db } = app.database;
    await db.updateTable(KIND).set({ version: 4 }).where('id', '=', TAG).execute();
    valueOf(await app.records.update(KIND, { id: TAG, version: 4 }, input));
    expect(await writes.sourcesOf(app, KIND, TAG)).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(writeSourceText(null, 'de')).toBe('');
  });
});
