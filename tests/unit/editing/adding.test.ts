import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/lib/constants.ts';
import {
  dataOfFiles,
  fileRefusal,
  fileUse,
  modulesOfFiles,
} from '../../../src/lib/editing/file-intake.ts';
import { findOffers } from '../../../src/lib/editing/find-offers.ts';
import { firstMissingField } from '../../../src/lib/editing/missing-fields/first-missing-field.ts';
import type { FieldForm, ModuleOffer } from '../../../src/lib/editing/library.ts';
import { offerOf } from '../../../src/lib/server/services/editing/library.ts';
import { loadModules } from '../../../src/lib/server/services/modules/library.ts';

const library = await loadModules();
const offersIn = (locale: (typeof LOCALES)[number]) =>
  Promise.all([...library.values()].map((kind) => offerOf(kind, locale)));
const [german, english] = await Promise.all(LOCALES.map(offersIn));
const offers = german ?? [];

const offer = (kind: string): ModuleOffer => {
  const found = offers.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`no ${kind}`);
  return found;
};

/** As the editor begins one: a list that must not be empty has an entry. */
const begun = (fields: readonly FieldForm[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.map((field) => [
      field.key,
      field.control === 'list' && field.isRequired ? [begun(field.items)] : field.empty,
    ]),
  );

describe('ED-14 the library finds a module by what editors call it', () => {
  it.each([
    ['Foto', 'image'],
    ['Galerie', 'imagelist'],
    ['Button', 'link'],
    ['Akkordeon', 'faq'],
    ['Konzert', 'eventlist'],
    ['Tabelle', 'table'],
    ['uberschrift', 'headline'],
    ['ueberschrift', 'headline'],
    ['Preisliste', 'table'],
    ['Slider', 'imagelist'],
    ['Anfahrt', 'venuecard'],
    ['Künstler', 'twocolumns'],
    ['iframe', 'html'],
    ['gallery', 'imagelist'],
    ['accordion', 'faq'],
    ['Bild Text', 'twocolumns'],
    ['zw', 'container'],
    ['Drei Spalten', 'container'],
  ])('«%s» means %s', (query, kind) => {
    expect(findOffers(offers, query)[0]?.kind).toBe(kind);
    expect(findOffers(english ?? [], query)[0]?.kind).toBe(kind);
  });

  it('what is meant by nothing finds nothing; nothing typed is everything', () => {
    expect(findOffers(offers, 'Xylophon')).toEqual([]);
    expect(findOffers(offers, '  ')).toEqual(offers);
  });

  it('its examples have names in both languages, and none is a fixture of tests', () => {
    for (const list of [german ?? [], english ?? []])
      for (const { kind, examples } of list) {
        expect(examples.length, kind).toBeGreaterThan(0);
        for (const { name, label } of examples) {
          expect(label, `${kind} ${name}`).not.toMatch(/example\.|^$/u);
          expect(['longest', 'compound', 'refused', 'gone']).not.toContain(name);
        }
      }
    expect(german?.map(({ examples }) => examples[0]?.label)).not.toEqual(
      english?.map(({ examples }) => examples[0]?.label),
    );
  });
});

describe('ED-14 a new module is begun', () => {
  it.each([
    ['headline', 'content', true],
    ['text', 'content', true],
    ['quote', 'content', true],
    ['link', 'link_text', true],
    ['faq', 'children.0.question', true],
    ['teaserlist', 'children.0.headline', true],
    ['twocolumns', 'text', true],
    ['image', 'image', false],
    ['imagelist', 'children.0.image', false],
    ['video', 'video_url', false],
    ['venuecard', 'venue', false],
  ])('%s with %s', (kind, path, isWritten) => {
    const { fields } = offer(kind);
    const missing = firstMissingField(fields, begun(fields));
    expect(missing?.path.join('.')).toBe(path);
    expect(missing?.isWritten).toBe(isWritten);
  });

  it('goes on with what is still missing, and with nothing where it is finished', () => {
    const { fields } = offer('link');
    const data = { ...begun(fields), link_text: { de: 'Karten', en: '' } };
    expect(firstMissingField(fields, data)?.path).toEqual(['link']);
    expect(firstMissingField(fields, { ...data, link: '/de' })).toBeNull();
    expect(firstMissingField(offer('section').fields, begun(offer('section').fields))).toBeNull();
  });
});

describe('ED-08 files become modules', () => {
  const picture = (name: string) => ({ use: 'picture' as const, name });

  it('one picture is a picture, several are a gallery of at most what it holds, others one each', () => {
    const kindsOf = (items: Parameters<typeof modulesOfFiles>[1]) =>
      modulesOfFiles(offers, items).map(({ offer: { kind }, items: of }) => [kind, of.length]);
    expect(kindsOf([picture('a')])).toEqual([['image', 1]]);
    expect(kindsOf([picture('a'), { use: 'audio' }, picture('b')])).toEqual([
      ['imagelist', 2],
      ['audiofile', 1],
    ]);
    expect(kindsOf(Array.from({ length: 41 }, (_, index) => picture(String(index))))).toEqual([
      ['imagelist', 40],
      ['imagelist', 1],
    ]);
    expect(kindsOf([{ use: 'video' }, { use: 'document' }])).toEqual([
      ['videofile', 1],
      ['viewer', 1],
    ]);
  });

  it('their data is what the kind keeps', () => {
    expect(dataOfFiles(offer('image'), ['P'])).toEqual({ image: 'P' });
    const gallery = dataOfFiles(offer('imagelist'), ['P', 'Q']);
    expect(gallery).toMatchObject({ layout: 'grid', children: [{ image: 'P' }, { image: 'Q' }] });
    expect(dataOfFiles(offer('viewer'), ['F'])).toEqual({ file: 'F' });
  });

  it.each([
    ['a.jpg', 'image/jpeg', null, 'picture'],
    ['a.png', 'image/png', null, 'picture'],
    ['a.mp3', 'audio/mpeg', null, 'audio'],
    ['a.pdf', 'application/pdf', null, 'document'],
    ['a.svg', 'image/svg+xml', 'upload.vector', null],
    ['A.SVG', '', 'upload.vector', null],
    ['a.heic', '', null, 'picture'],
    ['A.HEIF', '', null, 'picture'],
    ['a.heic', 'image/heic', null, 'picture'],
    ['a.avif', 'image/avif', 'upload.foreign', null],
    ['a.docx', 'application/msword', 'upload.words', null],
    ['A.ODT', '', 'upload.words', null],
    ['a.rtf', 'text/rtf', 'upload.words', null],
    ['a.pages', '', 'upload.words', null],
    ['a.zip', 'application/zip', 'upload.unknown', null],
    ['folder', '', 'upload.unknown', null],
  ])('%s of type «%s»: %s', (name, type, reason, use) => {
    expect(fileRefusal({ name, type })).toBe(reason);
    expect(fileUse({ name, type })).toBe(use);
  });
});
