import { MOVES } from '../../../src/lib/server/page-data/hub/form-help/moves-dates.ts';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../src/content/records/kinds.ts';
import { LOCALES } from '../../../src/lib/constants.ts';
import { translator } from '../../../src/lib/i18n/translator.ts';
import { plainFields } from '../../../src/lib/server/page-data/hub/records/form-fields.ts';
import {
  SECTIONS,
  sectionsOf,
} from '../../../src/lib/server/page-data/hub/records/form-sections.ts';
import { plainField } from '../../../src/lib/server/page-data/hub/lists/plain-field.ts';
import type { HubField } from '../../../src/lib/views/hub/hub-view.ts';

/** More fields than somebody overlooks at once. */
const MANY = 12;

const field = (name: string, error = ''): HubField => plainField({ name, label: name, error });

describe('ED-13 the sections of long forms', () => {
  it('hold every field of a kind once, and no other', () => {
    for (const kind of KINDS) {
      const sections = SECTIONS[kind];
      if (sections === undefined) continue;
      const inForm = [
        'is_online',
        ...(kind === 'event' ? Object.values(MOVES) : []),
        ...plainFields(kind, 'de').map(({ key }) => key),
      ];
      const inSections = sections.flatMap(({ fields }) => fields);
      expect([kind, [...inSections].sort()]).toEqual([kind, [...inForm].sort()]);
    }
  });

  it('there are some for every form with many fields', () => {
    // Files have a form of their own.
    const withForm = KINDS.filter((kind) => kind !== 'media');
    const long = withForm.filter((kind) => plainFields(kind, 'de').length > MANY);
    expect(long.filter((kind) => SECTIONS[kind] === undefined)).toEqual([]);
  });

  it('have a heading in both languages', () => {
    const keys = new Set(Object.values(SECTIONS).flatMap((all) => all.map(({ key }) => key)));
    for (const locale of LOCALES)
      for (const key of keys)
        expect(translator(locale)(`hub_sections:part.${key}`)).not.toContain('hub_sections');
  });

  it('what is rare is open where something in it is wrong or looked at; control: else closed', () => {
    const t = translator('de');
    const isOpen = (fields: readonly HubField[], place = '') =>
      sectionsOf('event', fields, { place, t }).find(({ isRare }) => isRare)?.isOpen;
    expect(isOpen([field('season')])).toBe(false);
    expect(isOpen([field('season', 'gibt es nicht')])).toBe(true);
    expect(isOpen([field('season')], 'season')).toBe(true);
  });
});
