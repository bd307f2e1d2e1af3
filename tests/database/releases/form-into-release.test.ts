import { describe, expect, it } from 'vitest';
import { sendHubForm } from '../../../src/lib/server/actions/hub/records/save-record.ts';
import { hubForm } from '../../../src/lib/server/page-data/hub/records/record-form-view.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { itemsOf } from '../../../src/lib/server/repositories/releases/release-items.ts';
import { openReleases } from '../../../src/lib/server/repositories/releases/releases.ts';
import { stored } from '../../support/content/records.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';
import { callerWith } from '../../support/resources/ask.ts';

const PLAIN = callerWith('editor');
const HELD = { ...PLAIN, needsApproval: new Set(['tag']) };

describe.each(ENGINES)('ED-17 a form whose kind needs approval, on %s', (engine) => {
  const opened = async () => {
    const app = await appFor(engine, 'demo');
    const context = await PageContext.open(app, 'de', '/de/cms-hub');
    const record = await stored(app, 'tag', 1);
    return { app, context, record };
  };
  const formOf = (version: number, values: Readonly<Record<string, string>>): FormData => {
    const form = new FormData();
    const whole = { version: String(version), 'name.de': 'Neu', 'name.en': 'New', ...values };
    for (const [name, value] of Object.entries({ is_online: 'on', ...whole }))
      form.set(name, value);
    return form;
  };

  it('says so before anything is typed, and offers no saving that would be refused', async () => {
    const { context, record } = await opened();
    const viewFor = (caller: typeof PLAIN) =>
      hubForm(context, { kind: 'tag', record, caller }, null, { done: null, from: null });
    const held = await viewFor(HELD);
    expect(held.notes[0]?.text).toBe(context.t('releases:form.needed'));
    expect(held.releases?.isOnlyWay).toBe(true);
    // Control: of a kind that needs none nothing is said.
    const free = await viewFor(PLAIN);
    expect([free.notes, free.releases?.isOnlyWay]).toEqual([[], false]);
    const made = await hubForm(context, { kind: 'tag', record: null, caller: HELD }, null, {
      done: null,
      from: null,
    });
    expect(made.notes.map(({ text }) => text)).toContain(context.t('releases:form.neededNew'));
    expect(made.fields.find(({ name }) => name === 'is_online')?.value).toBe('');
  });

  it('begins a release and puts the change into it in one step', async () => {
    const { app, context, record } = await opened();
    const target = { kind: 'tag', record, caller: HELD } as const;
    const sent = await sendHubForm(
      context,
      target,
      formOf(record.version, { do: 'release', '~release': 'new', '~release-name': 'Herbst' }),
    );
    expect(sent).toMatchObject({ location: expect.stringContaining('done=added') as string });
    const [release] = await openReleases(app.database.db);
    expect(release?.name).toBe('Herbst');
    expect(await itemsOf(app.database.db, release?.id ?? 0)).toHaveLength(1);
    expect((await stored(app, 'tag', 1)).name).toEqual(record.name);
  });

  it('leaves no release behind for what is refused, and asks for its name', async () => {
    const { app, context, record } = await opened();
    const target = { kind: 'tag', record, caller: HELD } as const;
    const into = { do: 'release', '~release': 'new', '~release-name': 'Herbst' };
    const refused = [
      await sendHubForm(
        context,
        target,
        formOf(record.version, { ...into, 'name.de': '', 'name.en': '' }),
      ),
      await sendHubForm(context, target, formOf(record.version, { ...into, '~release-name': ' ' })),
    ];
    expect(refused.map((one) => ('status' in one ? one.status : one.location))).toEqual([400, 400]);
    expect(await openReleases(app.database.db)).toEqual([]);
  });
});
