import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pick } from '../../../src/islands/editor/picker/pick.ts';

const VALUES = ['a', 'b', 'c', 'd', 'e', 'f'];
const items = VALUES.map((value) => ({ value }));

/** What is chosen after presses: `c` by itself, `^e` with Shift. */
const after = (...presses: readonly string[]): string => {
  const pressed = presses.reduce<typeof items>((picked, press) => {
    const item = items.find(({ value }) => value === press.at(-1));
    return item ? [...pick(picked, { item, items, isRange: press.startsWith('^') })] : picked;
  }, []);
  return pressed.map(({ value }) => value).join('');
};

describe('ED-21 what is chosen of several', () => {
  it('comes and goes by a press, in the order of the presses', () => {
    expect(after('d', 'b')).toBe('db');
    expect(after('d', 'b', 'd')).toBe('b');
  });

  it('with Shift is all between the last one and this one, upwards as downwards, in the order of the list', () => {
    expect(after('b', '^d')).toBe('bcd');
    expect(after('d', '^b')).toBe('bcd');
    expect(after('f', 'd', '^b')).toBe('fbcd');
    // One that was chosen already is none the less the end of it.
    expect(after('b', 'd', '^b')).toBe('bcd');
    // From the one that it began with it goes on to the other side.
    expect(after('d', '^b', '^f')).toBe('bcdef');
  });

  it('with Shift is the one alone where nothing was chosen before, or it is the same', () => {
    expect(after('^c')).toBe('c');
    expect(after('c', '^c')).toBe('');
  });

  it('never holds anything twice', () => {
    const press = fc.tuple(fc.constantFrom('', '^'), fc.constantFrom(...VALUES));
    fc.assert(
      fc.property(fc.array(press), (presses) => {
        const values = after(...presses.map((one) => one.join(''))).split('');
        expect(new Set(values).size).toBe(values.length);
      }),
    );
  });
});
