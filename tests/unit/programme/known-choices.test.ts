import { expect, test } from 'vitest';
import { KnownChoices } from '../../../src/lib/server/page-data/programme/known-choices.ts';
import { buildIndex } from '../../../src/lib/server/services/programme/index-data.ts';
import type { ReferenceData } from '../../../src/lib/server/services/records/reference-data.ts';

/** New objects stand for every change: nothing of them is read. */
const index = () => buildIndex([]);
const data = () => ({}) as ReferenceData;

/** Answers with how often it was asked. */
function counter() {
  let count = 0;
  return () => (count += 1);
}

test('EV-15: what a choice leads to is worked out once while nothing changes', () => {
  const known = new KnownChoices<number>();
  const content = { index: index(), data: data() };
  const make = counter();
  expect(known.get(content, 'de ?room=1', make)).toBe(1);
  expect(known.get({ ...content }, 'de ?room=1', make)).toBe(1);
  expect(known.get(content, 'de ?room=2', make)).toBe(2);
});

test('EV-15: after a change of an event, or of what events refer to, it is worked out anew', () => {
  const known = new KnownChoices<number>();
  const content = { index: index(), data: data() };
  const make = counter();
  expect(known.get(content, 'de', make)).toBe(1);
  expect(known.get({ ...content, index: index() }, 'de', make)).toBe(2);
  expect(known.get({ ...content, data: data() }, 'de', make)).toBe(3);
});

test('EV-15: choices that nobody asks for again do not pile up', () => {
  const known = new KnownChoices<number>();
  const content = { index: index(), data: data() };
  const make = counter();
  for (let id = 0; id < 501; id += 1) known.get(content, `de ?room=${id}`, make);
  expect(known.get(content, 'de ?room=500', make)).toBe(501);
  expect(known.get(content, 'de ?room=0', make)).toBe(502);
});
