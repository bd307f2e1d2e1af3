import { describe, expect, it } from 'vitest';
import { sendHubForm } from '../../../src/lib/server/actions/hub/records/save-record.ts';
import { hubForm } from '../../../src/lib/server/page-data/hub/records/record-form-view.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { stored, valueOf } from '../../support/content/records.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';
import { formOf, untouched, type Entries } from '../../support/hub/forms.ts';
import { callerWith } from '../../support/resources/ask.ts';

const TARGET = { kind: 'event', caller: callerWith('editor') } as const;

describe.each(ENGINES)('ED-12 the end and the doors of an event in its form, on %s', (engine) => {
  const TIMES = {
    date_start: '2027-08-03T18:00:00Z',
    date_end: '2027-08-03T20:00:00Z',
    doors: '2027-08-03T17:30:00Z',
  };

  /** The times of an event after its form was sent with some fields changed or left out. */
  async function timesAfter(changed: Entries, left: readonly string[] = []) {
    const app = await appFor(engine, 'demo');
    const context = await PageContext.open(app, 'de', '/de/cms-hub');
    const input = { title: { de: 'Zeit', en: 'Time' }, room: 1, is_online: true, ...TIMES };
    const event = valueOf(await app.records.create('event', input));
    const target = { ...TARGET, record: event };
    const { fields } = await hubForm(context, target, null, { done: null, from: null });
    const form = formOf({
      ...Object.fromEntries(untouched(fields)),
      version: String(event.version),
      ...changed,
    });
    for (const name of left) form.delete(name);
    expect(await sendHubForm(context, target, form)).toHaveProperty('location');
    const { date_start, date_end, doors } = await stored(app, 'event', event.id);
    return [date_start, date_end, doors];
  }

  it('move with its start', async () => {
    expect(await timesAfter({ date_start: '2027-08-03T20:30' })).toEqual([
      '2027-08-03T18:30:00Z',
      '2027-08-03T20:30:00Z',
      '2027-08-03T18:00:00Z',
    ]);
  });

  it('ED-12 take the sale start and the events below along where it is asked for', async () => {
    const app = await appFor(engine, 'demo');
    const context = await PageContext.open(app, 'de', '/de/cms-hub');
    const input = { title: { de: 'Zeit', en: 'Time' }, room: 1, is_online: true, ...TIMES };
    const sale_start = '2027-06-01T08:00:00Z';
    const event = valueOf(await app.records.create('event', { ...input, sale_start }));
    const below = { ...input, parent: event.id, doors: null };
    const children = [
      valueOf(await app.records.create('event', below)),
      valueOf(await app.records.create('event', { ...below, is_online: false })),
    ];
    const send = async (changed: Entries) => {
      const record = await stored(app, 'event', event.id);
      const target = { ...TARGET, record };
      const { fields } = await hubForm(context, target, null, { done: null, from: null });
      const version = String(record.version);
      const form = formOf({ ...Object.fromEntries(untouched(fields)), version, ...changed });
      return sendHubForm(context, target, form);
    };
    const starts = async () =>
      Promise.all(
        children.map(async ({ id }) => {
          const { date_start, date_end, doors } = await stored(app, 'event', id);
          return [date_start, date_end, doors];
        }),
      );
    const asked = { '~moves-sale': 'on', '~moves-children': 'on' };
    expect(await send({ date_start: '2027-08-04T20:00', ...asked })).toHaveProperty('location');
    expect((await stored(app, 'event', event.id)).sale_start).toBe('2027-06-02T08:00:00Z');
    const moved = ['2027-08-04T18:00:00Z', '2027-08-04T20:00:00Z', null];
    expect(await starts()).toEqual([moved, moved]);
    // Control: nobody asked.
    expect(await send({ date_start: '2027-08-05T20:00' })).toHaveProperty('location');
    expect((await stored(app, 'event', event.id)).sale_start).toBe('2027-06-02T08:00:00Z');
    expect(await starts()).toEqual([moved, moved]);
    // What one of them refuses is said, and none has moved, the one above neither.
    await app.database.db
      .updateTable('event')
      .set({ title_de: '', title_en: '' })
      .where('id', '=', children[0]?.id ?? 0)
      .execute();
    expect(await send({ date_start: '2027-08-06T20:00', ...asked })).toMatchObject({
      failure: { code: 'invalid', message: expect.stringContaining('«') as string },
    });
    expect((await stored(app, 'event', event.id)).date_start).toBe('2027-08-05T18:00:00Z');
  });

  it('stay where somebody says so, or says another one', async () => {
    const later = { date_start: '2027-08-03T20:30' };
    expect(await timesAfter(later, ['~moves-dates'])).toEqual([
      '2027-08-03T18:30:00Z',
      TIMES.date_end,
      TIMES.doors,
    ]);
    expect(await timesAfter({ ...later, date_end: '2027-08-03T23:00' })).toEqual([
      '2027-08-03T18:30:00Z',
      '2027-08-03T21:00:00Z',
      '2027-08-03T18:00:00Z',
    ]);
    // Control: what does not move takes nothing with it.
    expect(await timesAfter({})).toEqual(Object.values(TIMES));
  });
});
