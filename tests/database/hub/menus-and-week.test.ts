import { describe, expect, it } from 'vitest';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { allRecords } from '../../../src/lib/server/repositories/records.ts';
import {
  setWeek,
  weekOf,
  weekStamp,
} from '../../../src/lib/server/services/box-office/opening-week.ts';
import { menuStamp, moveMenuItem } from '../../../src/lib/server/services/hub/move-menu-item.ts';
import type { MenuMove } from '../../../src/lib/menus/menu-order.ts';
import { text, valueOf } from '../../support/content/records.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';

const HOW = { locale: 'de', source: 'hub' } as const;

/** Three entries of the second menu, beside what the demo has there. */
async function entries(app: AppContext): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const [index, name] of ['A', 'B', 'C'].entries()) {
    const input = {
      menu_name: text(name),
      url: text('/de/impressum'),
      place: 'secondary' as const,
      position: 500 + index * 10,
      is_online: true,
    };
    ids.push(valueOf(await app.records.create('menu_item', input)).id);
  }
  return ids;
}

describe.each(ENGINES)('menus and hours in one step on %s', (engine) => {
  it('CM-01 an entry is moved and dropped, a stale page moves nothing, and none stands below itself', async () => {
    const app = await appFor(engine, 'demo');
    const { db } = app.database;
    const [a = 0, b = 0, c = 0] = await entries(app);
    const items = () => allRecords(db, 'menu_item');
    const order = async () =>
      (await items())
        .filter(({ id, parent }) => [a, b, c].includes(id) && parent === null)
        .sort((left, right) => left.position - right.position)
        .map(({ id }) => id);
    const move = async (id: number, to: MenuMove, stamp?: string) =>
      moveMenuItem(app.records, { id, move: to, stamp: stamp ?? menuStamp(await items()) }, HOW);
    const stale = menuStamp(await items());
    valueOf(await move(a, 'down'));
    expect(await order()).toEqual([b, a, c]);
    valueOf(await move(c, { where: 'before', target: b }));
    expect(await order()).toEqual([c, b, a]);
    valueOf(await move(a, { where: 'below', target: c }));
    expect(await order()).toEqual([c, b]);
    expect((await items()).find(({ id }) => id === a)?.parent).toBe(c);
    const before = await items();
    expect(await move(b, 'up', stale)).toMatchObject({ failure: { code: 'conflict' } });
    expect(await move(c, { where: 'below', target: a })).toMatchObject({
      failure: { code: 'conflict' },
    });
    expect(await move(999_999, 'up')).toMatchObject({ failure: { code: 'not_found' } });
    expect(await items()).toEqual(before);
  });

  it('OH-01 a week is one step: days with several spans, closed days, a stale form changes nothing', async () => {
    const app = await appFor(engine, 'demo');
    const all = () => allRecords(app.database.db, 'opening_hours');
    const stamp = weekStamp(await all());
    const span = (from: string, to: string) => ({ from, to });
    const closed = { mo: [], tu: [], we: [], th: [], fr: [], sa: [], su: [] };
    const week = {
      ...closed,
      mo: [span('09:00', '12:00'), span('14:00', '18:00')],
    };
    valueOf(await setWeek(app.records, { week, stamp }, HOW));
    expect(weekOf(await all())).toEqual(week);
    const after = await all();
    // The same week again is no change, however old the form.
    valueOf(await setWeek(app.records, { week, stamp }, HOW));
    expect(await all()).toEqual(after);
    const other = { ...closed, su: [span('10:00', '11:00')] };
    expect(await setWeek(app.records, { week: other, stamp }, HOW)).toMatchObject({
      failure: { code: 'conflict' },
    });
    expect(await all()).toEqual(after);
    // Control: the form of now is taken, and times that are no longer needed are off.
    valueOf(await setWeek(app.records, { week: other, stamp: weekStamp(after) }, HOW));
    expect(weekOf(await all())).toEqual(other);
  });
});
