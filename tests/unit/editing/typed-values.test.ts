import { describe, expect, it } from 'vitest';
import { KINDS, type Kind } from '../../../src/content/records/kinds.ts';
import type { FieldForm } from '../../../src/lib/editing/library.ts';
import { recordField } from '../../../src/lib/editing/form.ts';
import { withValueAt } from '../../../src/lib/editing/operation.ts';
import { checkDraft } from '../../../src/lib/server/services/editing/check.ts';
import { contentOf, editedFields } from '../../../src/lib/server/services/editing/content.ts';
import type { CheckedModules } from '../../../src/lib/server/services/modules/library.ts';

/* ED-06: whatever is typed into a field of a record is kept; what is wrong with it is told there. */

const NO_MODULES = { library: new Map() } as unknown as CheckedModules;

const TEXTS = ['', '   ', '12,5', 'Ö & <b>', 'x'.repeat(5)];

/** What hands can put into the control of a field, right or wrong. */
function typedInto(field: FieldForm): readonly unknown[] {
  switch (field.control) {
    case 'number':
      return [null, 12.5, -1, 0, 999_999, 1e21];
    case 'moment':
      return [null, '1000-01-01T00:00:00Z', '2999-12-31T22:59:00Z'];
    case 'day':
      return [null, '1000-01-01', '2999-12-31'];
    case 'time':
      return [null, '00:00', '23:59'];
    case 'line':
    case 'paragraphs':
    case 'html':
    case 'url':
    case 'anchor':
      return [...TEXTS, ...(typeof field.empty === 'string' ? [] : [null])];
    case 'reference':
    case 'link':
    case 'picture':
    case 'image':
    case 'file':
      return [null];
    case 'references':
      return [[]];
    case 'switch':
      return [true, false];
    default:
      return [];
  }
}

interface Typing {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** Every way to fill in a field, also those within entries that were added just now. */
function* typings(field: FieldForm, path: Typing['path']): Generator<Typing> {
  const at = [...path, field.key];
  if (field.control === 'list') {
    const entry = Object.fromEntries(field.items.map(({ key, empty }) => [key, empty]));
    if (field.items.length > 0) yield { path: at, value: [entry] };
    for (const item of field.items)
      for (const { path: inner, value } of typings(item, []))
        yield { path: at, value: [withValueAt(entry, inner, value)] };
  } else if (field.control === 'group') for (const item of field.items) yield* typings(item, at);
  else
    for (const value of typedInto(field))
      yield { path: field.isTranslated ? [...at, 'de'] : at, value };
}

const refusedOf = (kind: Kind): readonly string[] => {
  const before = contentOf(kind, {});
  return editedFields(kind)
    .filter(([key]) => key !== 'modules')
    .flatMap(([key, field]) => [...typings(recordField(key, field, 'de'), [])])
    .filter(({ path, value }) => {
      const after = withValueAt(before, path, value) as typeof before;
      return !checkDraft({ kind, before, after }, NO_MODULES, 'de').ok;
    })
    .map(({ path, value }) => `${path.join('.')}: ${JSON.stringify(value)}`);
};

describe('ED-06 what is typed into a record is kept, and told at its field', () => {
  // What is known of a file has a form of its own, in the library.
  it.each(KINDS.filter((kind) => kind !== 'media'))('%s', (kind) => {
    expect(refusedOf(kind)).toEqual([]);
  });

  it('ED-06 a duration of half minutes and doors after the beginning are told where they stand', () => {
    const before = contentOf('event', {});
    const after = {
      ...before,
      duration: 12.5,
      date_start: '2027-03-01T19:00:00Z',
      doors: '2027-03-01T20:00:00Z',
    };
    const checked = checkDraft({ kind: 'event', before, after }, NO_MODULES, 'de');
    expect(checked.ok && checked.value).toMatchObject({
      duration: 'Hier wird eine ganze Zahl gebraucht.',
      doors: 'Der Einlass läge nach dem Beginn.',
    });
    expect(checked.ok && checked.value).not.toHaveProperty('date_start');
  });
});
