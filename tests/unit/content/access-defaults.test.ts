import { describe, expect, it } from 'vitest';
import { buildDemo } from '../../../demo/build.ts';
import { inputSchema } from '../../../src/content/records/define.ts';
import { accessSchema, seatGroupSchema } from '../../../src/content/records/event-parts.ts';
import { event } from '../../../src/content/records/event.ts';
import { recordField } from '../../../src/lib/editing/form.ts';
import { seriesFields } from '../../../src/lib/server/page-data/hub/series/series-fields.ts';

const FACTS = Object.keys(accessSchema.shape);
const NOTHING = Object.fromEntries(
  FACTS.map((fact) => [fact, fact === 'wheelchair_places' ? 0 : false]),
);

describe('what an event offers to people who need it', () => {
  it('EV-12 is nothing before a program says it', () => {
    const said = { title: { de: 'Abend', en: '' }, date_start: '2030-01-01T19:00:00Z', room: 1 };
    for (const more of [{}, { access: {} }])
      expect(inputSchema(event).parse({ ...said, ...more })).toMatchObject({ access: NOTHING });
    expect(seatGroupSchema.shape.features.parse(undefined)).toEqual([]);
  });

  it.each([
    ['event', recordField('access', event.fields.access, 'de')],
    ['series of dates', seriesFields('de').facts.find(({ key }) => key === 'access')],
  ])('EV-12 is nothing before somebody says it in the form of an %s', (_, form) => {
    expect(form?.empty).toEqual(NOTHING);
    expect(form?.items.map(({ key, empty }) => [key, empty])).toEqual(Object.entries(NOTHING));
  });

  it('EV-12 is said of every event of the demo, step-free or not', () => {
    const said = buildDemo(new Date('2026-11-20T10:00:00Z')).event.map(
      ({ access }) => access?.step_free,
    );
    expect(new Set(said)).toEqual(new Set([true, false]));
  });
});
