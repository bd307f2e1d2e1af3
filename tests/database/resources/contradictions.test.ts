import { describe, expect, it } from 'vitest';
import { BOTH_ENGINES, sharedApp } from '../../support/database/house.ts';
import { inputOf } from '../../support/content/records.ts';
import { ask, callerWith } from '../../support/resources/ask.ts';
import type { Fields, RecordDescription } from '../../../src/content/records/define.ts';
import { KINDS, records, type Kind } from '../../../src/content/records/kinds.ts';
import { titleOf } from '../../../src/lib/i18n/record-name.ts';
import { allRecords } from '../../../src/lib/server/repositories/records.ts';

const admin = callerWith('admin');

describe.each(BOTH_ENGINES)('what contradicts itself or leads nowhere on %s', (engine) => {
  const house = sharedApp(engine);

  /** The fields that a change of the demo's record is refused at. */
  async function refused(kind: Kind, id: number, change: object): Promise<readonly string[]> {
    const body = change as Record<string, unknown>;
    const headers = { 'if-match': '*' };
    const answer = await ask(house.app, `PATCH /de/api/${kind}/${String(id)}/?dry_run=1` as never, {
      body,
      headers,
      caller: admin,
    });
    expect([kind, answer.status]).toEqual([kind, 400]);
    return Object.keys(answer.body['fields'] as object);
  }

  it('EV-01 an end before its start is refused at the end', async () => {
    const times = {
      date_start: '2027-01-02T19:00:00Z',
      date_end: '2027-01-02T18:00:00Z',
      doors: null,
    };
    expect(await refused('event', 1, times)).toEqual(['date_end']);
    const season = { first_day: '2027-08-01', last_day: '2027-07-31' };
    expect(await refused('season', 1, season)).toEqual(['last_day']);
    expect(await refused('opening_hours', 1, { time_from: '18:00', time_to: '10:00' })).toEqual([
      'time_to',
    ]);
  });

  it('API-07 an unknown record is refused where it is named, however deep', async () => {
    expect(await refused('event', 1, { room: 999_999 })).toEqual(['room']);
    expect(await refused('event', 1, { tags: [1, 999_999] })).toEqual(['tags.1']);
    const venue = { id: 'm1', kind: 'venuecard', data: { venue: 999_999 } };
    expect(await refused('page', 5, { modules: [venue] })).toEqual(['modules.0.data.venue']);
  });

  it('API-07 a second one of what there can be one of is refused at its key', async () => {
    const { app } = house;
    const text = await ask(app, 'GET /de/api/legal_text/1/');
    const second = inputOf('legal_text', text.body);
    const answer = await ask(app, 'POST /de/api/legal_text/?dry_run=1', {
      body: second,
      caller: admin,
    });
    expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([400, ['key']]);
    const settings = inputOf('settings', (await ask(app, 'GET /de/api/settings/1/')).body);
    const other = await ask(app, 'POST /de/api/settings/?dry_run=1', {
      body: settings,
      caller: admin,
    });
    expect([other.status, Object.keys(other.body['fields'] as object)]).toEqual([400, ['_']]);
  });

  it('API-07 a record below itself is refused at the field, whatever its kind', async () => {
    const { app } = house;
    const places = KINDS.flatMap((kind) =>
      Object.entries(records[kind].fields as Fields)
        .filter(([, { target, keep }]) => target === kind && keep !== 'links')
        .map(([name]) => [kind, name] as const),
    );
    for (const [kind, name] of places) {
      const [record] = await allRecords(app.database.db, kind);
      expect(await refused(kind, record?.id ?? 0, { [name]: record?.id })).toContain(name);
    }
    expect(places).toContainEqual(['menu_item', 'parent']);
  });

  it('API-07 who has a value that can be there once is named, whatever it is', async () => {
    const { app } = house;
    const [event] = [...(await allRecords(app.database.db, 'event'))].filter(
      ({ id_jet, is_online }) => id_jet !== null && is_online,
    );
    const kinds = KINDS.filter((kind) => {
      const { unique, isSingle }: RecordDescription = records[kind];
      return unique.length > 0 || isSingle;
    });
    const walked: Kind[] = [];
    for (const kind of [...kinds, 'page', 'redirect', 'event'] as const) {
      const [holder] = kind === 'event' ? [event] : await allRecords(app.database.db, kind);
      if (holder === undefined) continue;
      const record = (await ask(app, `GET /de/api/${kind}/${String(holder.id)}/` as never)).body;
      const headers = { caller: admin, body: inputOf(kind, record) };
      const answer = await ask(app, `POST /de/api/${kind}/?dry_run=1` as never, headers);
      const named = `Es ist „${titleOf(kind, holder, 'de')}“ (Nr. ${String(holder.id)}).`;
      const messages = Object.values(answer.body['fields'] as Record<string, string>);
      expect([kind, answer.status, messages.some((each) => each.endsWith(named))]).toEqual([
        kind,
        400,
        true,
      ]);
      walked.push(kind);
    }
    expect(walked).toEqual(expect.arrayContaining(['legal_text', 'settings', 'page', 'event']));
  });

  it('API-07 a picture that is not of the media library is refused', async () => {
    const image = { src: 'https://evil.example/a.jpg', width: 1, height: 1, decorative: true };
    expect(await refused('event', 1, { image })).toEqual(['image.src']);
    expect(await refused('event', 1, { image: { ...image, src: '/media/../etc/a.jpg' } })).toEqual([
      'image.src',
    ]);
  });

  it('EV-12 API-07 prices are handed in once: at the seat groups, or beside groups that have none', async () => {
    const { app } = house;
    const price = (amount: string) => ({
      id: 'p',
      price: amount,
      sale_type_id: '1',
      text: 'Vollpreis',
    });
    const group = (...prices: readonly object[]) => ({
      id: 'g',
      seat_group: 'g',
      status: '1',
      text: 'Saal',
      prices,
    });
    const made = await ask(app, 'POST /de/api/event/', {
      body: {
        title: { de: 'Preise', en: 'Prices' },
        date_start: '2027-05-01T18:00:00Z',
        room: 1,
        prices: [price('20.00')],
        seat_groups: [group()],
      },
      caller: admin,
    });
    const recordIn = ({ body }: { readonly body: Readonly<Record<string, unknown>> }) =>
      body['record'] as Readonly<Record<string, unknown>>;
    expect(recordIn(made)).toMatchObject({
      seat_groups: [{ prices: [{ price: '20.00', seat_group: 'g' }] }],
    });
    const id = Number(recordIn(made)['id']);
    const call = (what: 'PATCH', body: object) =>
      ask(app, `${what} /de/api/event/${String(id)}/` as never, {
        body,
        headers: { 'if-match': '*' },
        caller: admin,
      });
    const dearer = await call('PATCH', { seat_groups: [group(price('25.00'))] });
    expect(recordIn(dearer)).toMatchObject({ prices: [{ price: '25.00' }] });
    expect(await refused('event', id, { prices: [price('30.00')] })).toEqual(['prices']);
    // As a program does that reads a record, changes a price and hands all of it in.
    const read = inputOf('event', recordIn(dearer));
    const again = await call('PATCH', { ...read, seat_groups: [group(price('28.00'))] });
    expect(recordIn(again)).toMatchObject({ prices: [{ price: '28.00' }] });
    const without = await call('PATCH', { seat_groups: [group()] });
    expect(recordIn(without)).toMatchObject({ prices: [], seat_groups: [{ prices: [] }] });
  });
});
