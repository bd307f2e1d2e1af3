import { describe, expect, it } from 'vitest';
import { module as imagelist } from '../../../src/content/modules/imagelist/module.ts';
import { fieldPlace, missingWord } from '../../../src/lib/editing/missing-fields/field-place.ts';
import { formOf, recordField } from '../../../src/lib/editing/form.ts';
import { editedFields } from '../../../src/lib/server/services/editing/content.ts';

const gallery = formOf(imagelist.schema, 'de');
const event = editedFields('event').map(([key, field]) => recordField(key, field, 'de'));

/** What is said of an error: the name of its field, its language, and what is missing there. */
function said(fields: typeof gallery, data: unknown, path: string) {
  const place = fieldPlace(fields, data, path.split('.'));
  return place && [place.label, place.language, missingWord(place)];
}

describe('ED-08 an error is told by the name of its field', () => {
  it('an entry of a list with its number, a picture without words by what it lacks', () => {
    const children = [{ image: { src: '/media/a.jpg', alt: { de: '', en: '' } } }, { image: null }];
    expect(said(gallery, { children }, 'children.0.image.alt')).toEqual(['Bild 1', null, 'alt']);
    expect(said(gallery, { children }, 'children.1.image')).toEqual(['Bild 2', null, 'picture']);
    expect(said(gallery, { children: [] }, 'children')).toEqual(['Bilder', null, 'list']);
  });

  it('a text of one language with that language', () => {
    const title = { de: 'Abend', en: 'x'.repeat(999) };
    expect(said(event, { title }, 'title.en')).toEqual(['Titel', 'en', null]);
    expect(said(event, { title: { de: '', en: '' } }, 'title')?.[1]).toBeNull();
  });

  it('a field within a list of a record, and none for what is no field', () => {
    const prices = [{ price: '1.2' }];
    expect(said(event, { prices }, 'prices.0.price')).toEqual(['Preis 1', null, null]);
    expect(said(event, {}, 'date_end')).toEqual(['Ende', null, null]);
    expect(fieldPlace(event, {}, ['modules'])?.control).not.toBe('line');
    expect(fieldPlace(event, {}, ['nowhere'])).toBeNull();
  });
});
