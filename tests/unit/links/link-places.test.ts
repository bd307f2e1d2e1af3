import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Field } from '../../../src/content/fields/field.ts';
import { hintOf } from '../../../src/content/fields/inner/hint.ts';
import { bare, entryOf, fieldsOf } from '../../../src/content/fields/inner/walk.ts';
import type { Fields } from '../../../src/content/records/define.ts';
import { KINDS, records, type Kind } from '../../../src/content/records/kinds.ts';
import { linkColumnsOf, linksOf } from '../../../src/lib/server/services/links/link-places.ts';
import { htmlLinks } from '../../../src/lib/server/services/links/typed-links.ts';
import {
  loadModules,
  type ModuleLibrary,
} from '../../../src/lib/server/services/modules/library.ts';

const TARGET = 'https://other.example/page';
const FILE = '/media/paper.pdf';
const LINK = { type: 'link', href: TARGET, children: [{ text: 'there' }] };
const HTML = `<p>See <a class="x" href="${TARGET}">there</a>.</p>`;

/** What an address is not: such a field would hold anything. */
const takesAddress = (schema: z.ZodType): boolean =>
  schema.safeParse(TARGET).success && !schema.safeParse('two words').success;

/** A value with a link for a field, by its control; undefined: it holds none. */
function sampleOf(schema: z.ZodType): unknown {
  const control = hintOf(schema)?.control;
  if (control === 'richtext')
    return { de: [], en: [{ type: 'paragraph', children: [{ text: 'See ' }, LINK] }] };
  if (control === 'html') return { de: '', en: HTML };
  if (control === 'file') return { src: FILE, mime: 'application/pdf', bytes: 1, title: '' };
  // What others host is shown in its place, and led to by no link.
  if (control === 'embed') return undefined;
  if (control === 'list' || control === undefined) {
    const inner = bare(schema);
    if ('element' in inner) {
      const entry = sampleOf(entryOf(schema));
      return entry === undefined ? undefined : [entry];
    }
    const within = fieldsOf(schema).flatMap(([key, field]) => {
      const value = sampleOf(field);
      return value === undefined ? [] : [[key, value] as const];
    });
    if (within.length > 0) return Object.fromEntries(within);
  }
  return takesAddress(schema) ? TARGET : undefined;
}

/** A field whose name says that an address or HTML is in it. */
const NAMED = /(?:^|_)(?:url|urls|link|path|href|html|code)(?:_|$)/u;
/** Names that say so of something else. */
const NO_LINKS: readonly string[] = [
  'page.urls',
  'redirect.old_path',
  'settings.checks_outside_links',
  'venue.postal_code',
  // Words on a link, and the picture of a link.
  'teaser.link_text',
  'breaking_news.link_title',
];

function recordSample(kind: Kind, name: string, field: Field): unknown {
  if (field.control === 'modules' || field.derive !== undefined) return undefined;
  if (field.control === 'url') return field.keep === 'translated' ? { de: '', en: TARGET } : TARGET;
  if (field.storage === 'json') {
    const sample = sampleOf(field.schema);
    if (sample !== undefined) return sample;
  }
  if (!NAMED.test(name) || NO_LINKS.includes(`${kind}.${name}`)) return undefined;
  if (field.storage === 'json') return { code: HTML };
  return field.keep === 'translated' ? { de: '', en: HTML } : TARGET;
}

const targetsIn = (value: unknown): number =>
  JSON.stringify(value).split(TARGET).length - 1 + (JSON.stringify(value).split(FILE).length - 1);

describe('ED-21 links are found in everything that can hold one', () => {
  let library: ModuleLibrary;
  beforeAll(async () => {
    library = await loadModules();
  });

  it('ED-21 in every field of every kind of record, and what is read holds it', () => {
    const walked: string[] = [];
    for (const kind of KINDS)
      for (const [name, field] of Object.entries(records[kind].fields as Fields)) {
        const sample = recordSample(kind, name, field);
        if (sample === undefined) continue;
        walked.push(`${kind}.${name}`);
        const found = linksOf(kind, { [name]: sample }, library);
        expect([`${kind}.${name}`, found.length]).toEqual([`${kind}.${name}`, targetsIn(sample)]);
        expect(linkColumnsOf(kind)).toContain(name);
      }
    expect(walked).toEqual(
      expect.arrayContaining([
        'menu_item.url',
        'redirect.new_path',
        'event.ticket_url',
        'settings.ticketing',
        'settings.html_footer_top',
        'html_snippet.code',
        'page.sign_films',
      ]),
    );
  });

  it('ED-21 in every field of every kind of module, down to its entries', () => {
    const walked: string[] = [];
    for (const [kind, { description }] of library) {
      const data = sampleOf(description.schema);
      if (data === undefined) continue;
      walked.push(kind);
      const module = { id: 'm1', kind, version: 1, data, columns: [] };
      const box = { id: 'm0', kind: 'section', version: 1, data: {}, columns: [[module]] };
      const found = linksOf('page', { modules: [box] }, library);
      expect([kind, found.length]).toEqual([kind, targetsIn(data)]);
      expect(new Set(found.map((link) => link.module))).toEqual(new Set(['m1']));
    }
    expect(walked).toEqual(
      expect.arrayContaining(['text', 'link', 'heromedia', 'teaserlist', 'html', 'faq', 'table']),
    );
  });

  it('ED-21 with the language, the words and the control of the form', () => {
    const url = { de: '/de/besuch', en: '' };
    expect(linksOf('menu_item', { url, menu_name: { de: 'Besuch', en: '' } }, library)).toEqual([
      {
        target: '/de/besuch',
        words: { de: 'Besuch', en: '' },
        field: 'url.de',
        module: null,
        language: 'de',
      },
    ]);
    const code = { de: '', en: HTML };
    expect(linksOf('html_snippet', { code }, library)).toMatchObject([
      { target: TARGET, words: { en: 'there' }, language: 'en' },
    ]);
  });

  it('ED-21 control: text without a link, and what all addresses below one lead to, hold none', () => {
    expect(htmlLinks('<p>https://other.example</p><a name="x">place</a><a href="x"')).toEqual([]);
    expect(htmlLinks("<A HREF='/de/a?b=1&amp;c=2'><b>One</b> two</A>")).toEqual([
      { target: '/de/a?b=1&c=2', words: 'One two' },
    ]);
    expect(linksOf('redirect', { old_path: '/a/*', new_path: '/de/b/*' }, library)).toEqual([]);
  });
});
