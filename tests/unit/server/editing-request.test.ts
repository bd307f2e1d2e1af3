import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../../src/lib/server/services/accounts/user.ts';
import { editingRequest } from '../../../src/lib/server/services/editing/editing-request.ts';

const EDITOR = { ...NOBODY, role: 'editor', how: 'session' } as const;

/** What the address with this time asks for: the instant; null: none was read; undefined: none was named. */
function timeOf(at?: string): string | null | undefined {
  const url = new URL('https://house.example/de?edit');
  if (at !== undefined) url.search = `edit&at=${at}`;
  const asked = editingRequest(url, EDITOR);
  if (asked === null || asked === 'without-version') throw new Error('asks for nothing');
  expect(asked.mode).toBe('edit');
  if (asked.at !== null) return asked.at.toISOString();
  return asked.isTimeUnread ? null : undefined;
}

describe('US-03 the time that an editor asks to see a page at', () => {
  it('is an instant, or what the clocks of the venue show', () => {
    expect(timeOf()).toBeUndefined();
    expect(timeOf('2027-03-01T18:00:00Z')).toBe('2027-03-01T18:00:00.000Z');
    expect(timeOf('2027-03-01T18:00:00.000Z')).toBe('2027-03-01T18:00:00.000Z');
    expect(timeOf('2027-03-01T18:00')).toBe('2027-03-01T17:00:00.000Z');
    expect(timeOf('2027-07-01T18:00:00')).toBe('2027-07-01T16:00:00.000Z');
    expect(timeOf('2027-03-01')).toBe('2027-02-28T23:00:00.000Z');
    expect(timeOf('2027-03-01T18:00:00%2B02:00')).toBe('2027-03-01T16:00:00.000Z');
    // As it is typed into an address, where «+» means a space.
    expect(timeOf('2027-03-01T18:00:00+02:00')).toBe('2027-03-01T16:00:00.000Z');
  });

  it('is told to be none where there is no such time, and never becomes another one', () => {
    for (const at of ['', 'garbage', '2027', '2027-02-31', '2027-02-31T18:00', '2027-13-01'])
      expect(timeOf(at), at).toBeNull();
    for (const at of ['2027-03-01T25:00', '01.03.2027', '5', '2027-03-01T18:00:00Zx'])
      expect(timeOf(at), at).toBeNull();
  });
});
