import { describe, expect, it } from 'vitest';
import {
  writeSourceParts,
  type WriteSource,
  type WriteSourceParts,
  writeSourceText,
} from '../../../src/lib/versions/write-source.ts';

/** One of each; a source that is missing here does not compile. */
const SOURCES: Readonly<Record<WriteSourceParts['kind'], WriteSource>> = {
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

describe('ED-06 the write source of a version', () => {
  it('has words of its own in both languages', () => {
    const words = Object.values(SOURCES).flatMap((source) => [
      writeSourceText(source, 'de'),
      writeSourceText(source, 'en'),
    ]);
    expect(new Set(words).size).toBe(2 * Object.keys(SOURCES).length);
    expect(words.filter((word) => word === '' || word.includes('source'))).toEqual([]);
  });

  it('is told with the name that it had, whatever stands in it', () => {
    expect(writeSourceParts('bundle:Saison: 26/27')).toEqual({
      kind: 'bundle',
      name: 'Saison: 26/27',
    });
    expect(writeSourceText('bundle:<b>& Co</b>', 'de')).toBe('Bündel «<b>& Co</b>»');
    expect(writeSourceText('bundle:<b>& Co</b>', 'en')).toBe('bundle “<b>& Co</b>”');
  });

  it('is not known where nothing is kept, or what nobody knows (negative control)', () => {
    for (const source of [null, '', 'garden', 'hub:x', 'bundle', 'bundle:', 'garden:gate'])
      expect(writeSourceParts(source)).toBeNull();
    expect(writeSourceText(null, 'en')).toBe('');
  });
});
