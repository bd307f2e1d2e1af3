import { describe, expect, it } from 'vitest';
import { doorText } from '../../../src/lib/versions/door-text.ts';
import { doorParts, type Door, type DoorParts } from '../../../src/lib/versions/door.ts';

/** One of each; a door that is missing here does not compile. */
const DOORS: Readonly<Record<DoorParts['kind'], Door>> = {
  editor: 'editor',
  hub: 'hub',
  api: 'api',
  undo: 'undo',
  restore: 'restore',
  box_office: 'box_office',
  schedule: 'schedule',
  command: 'command',
  demo: 'demo',
  import: 'import:boxoffice',
  bundle: 'bundle:Saison: 26/27',
  bundle_back: 'bundle_back:Saison: 26/27',
};

describe('ED-06 the door of a version', () => {
  it('has words of its own in both languages', () => {
    const words = Object.values(DOORS).flatMap((door) => [
      doorText(door, 'de'),
      doorText(door, 'en'),
    ]);
    expect(new Set(words).size).toBe(2 * Object.keys(DOORS).length);
    expect(words.filter((word) => word === '' || word.includes('door'))).toEqual([]);
  });

  it('is told with the name that it had, whatever stands in it', () => {
    expect(doorParts('bundle:Saison: 26/27')).toEqual({ kind: 'bundle', name: 'Saison: 26/27' });
    expect(doorText('bundle:<b>& Co</b>', 'de')).toBe('Bündel «<b>& Co</b>»');
    expect(doorText('bundle:<b>& Co</b>', 'en')).toBe('bundle “<b>& Co</b>”');
  });

  it('is not known where nothing is kept, or what nobody knows (negative control)', () => {
    for (const door of [null, '', 'garden', 'hub:x', 'bundle', 'bundle:', 'garden:gate'])
      expect(doorParts(door)).toBeNull();
    expect(doorText(null, 'en')).toBe('');
  });
});
