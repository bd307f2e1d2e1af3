import { describe, expect, it } from 'vitest';
import { BOTH_ENGINES, sharedApp } from '../../support/database/house.ts';
import { inputOf } from '../../support/content/records.ts';
import { ask, callerWith } from '../../support/resources/ask.ts';
import type { Kind } from '../../../src/content/records/kinds.ts';

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

  it('API-07 a picture that is not of the media library is refused', async () => {
    const image = { src: 'https://evil.example/a.jpg', width: 1, height: 1, decorative: true };
    expect(await refused('event', 1, { image })).toEqual(['image.src']);
    expect(await refused('event', 1, { image: { ...image, src: '/media/../etc/a.jpg' } })).toEqual([
      'image.src',
    ]);
  });
});
