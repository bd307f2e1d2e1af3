import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treeOf, type TreeList } from '../../../src/content/rich-text/levels.ts';
import { plainText } from '../../../src/content/rich-text/plain.ts';
import {
  richTextSchema,
  type Block,
  type Inline,
  type Leaf,
  type RichText,
} from '../../../src/content/rich-text/schema.ts';
import { richTextFrom } from '../../../src/content/rich-text/write.ts';
import { pastedText } from '../../../src/lib/server/services/paste/paste.ts';
import { GOOGLE_DOCS, LIBRE_OFFICE, PAYLOADS, WORD } from './paste-samples.ts';

const paste = (html: string): RichText => pastedText(html, 'https://haus.example');

const escape = (text: string) =>
  text
    .replace(/&/gu, '&amp;')
    .replace(/</gu, '&lt;')
    .replace(/"/gu, '&quot;')
    .replace(/\n/gu, '<br>');
/** As the page shows it (layouts/components/text/RichText.astro). */
const htmlOf = (text: RichText): string => {
  const leaf = ({ text: words, bold, italic, lang }: Leaf): string => {
    const name = bold ? 'strong' : italic ? 'em' : lang ? 'span' : null;
    const plain = bold && italic ? `<em>${escape(words)}</em>` : escape(words);
    return name === null ? plain : `<${name}${lang ? ` lang="${lang}"` : ''}>${plain}</${name}>`;
  };
  const inline = (node: Inline): string =>
    'text' in node
      ? leaf(node)
      : `<a href="${escape(node.href)}">${node.children.map(leaf).join('')}</a>`;
  const list = ({ ordered, start, items }: TreeList): string => {
    const entries = items.map(
      ({ item, lists }) =>
        `<li>${item.children.map(inline).join('')}${lists.map(list).join('')}</li>`,
    );
    return ordered
      ? `<ol${start === 1 ? '' : ` start="${start}"`}>${entries.join('')}</ol>`
      : `<ul>${entries.join('')}</ul>`;
  };
  const block = (one: Block): string => {
    if (one.type === 'paragraph') return `<p>${one.children.map(inline).join('')}</p>`;
    return list(treeOf(one.children, one.ordered, one.start));
  };
  return text.map(block).join('\n');
};

describe('ED-02 pasting', () => {
  it('from Word keeps paragraphs, headings, marks, links and lists, and nothing of Word', () => {
    expect(paste(WORD)).toEqual(
      richTextFrom(
        '**Programm des Abends**',
        'Es spielt das **Hausorchester** unter *wechselnder* Leitung.\nEintritt frei.',
        '- Ouvertüre\n- Konzert\n  1. Zugabe (nur mit Applaus)',
        '1. Einlass\n2. Beginn',
        'Mehr beim [Haus](https://haus.example.org/programm) oder per [E-Mail](mailto:karten@haus.example.org).',
        '20:00 – Großer Saal',
        '21:30 – Foyer',
      ),
    );
  });

  it('from Google Docs is bold where words are bold, not where the wrapper says so', () => {
    expect(paste(GOOGLE_DOCS)).toEqual(
      richTextFrom(
        '**Saisonvorschau**',
        'Wir beginnen mit **Mahler** und *enden* mit [Bach](https://bach.example/werke?nr=1).',
        '- Erstes\n  - Darunter\n- Zweites',
        '1. Eins\n2. Zwei',
      ),
    );
  });

  it('from LibreOffice keeps lists and marks', () => {
    expect(paste(LIBRE_OFFICE)).toEqual(
      richTextFrom('**Hinweis**', 'Der Eingang liegt **links**.', '1. Klingeln\n2. Eintreten'),
    );
  });

  it.each<[string, string, ReturnType<typeof richTextFrom>]>([
    ['bare words', 'Guten Abend', richTextFrom('Guten Abend')],
    ['nothing', '<p>&nbsp;</p><p><br></p>', []],
    ['two breaks as a paragraph', 'a<br><br>b<br>c', richTextFrom('a', 'b\nc')],
    ['bare words beside blocks', 'a<div>b</div>c', richTextFrom('a', 'b', 'c')],
    ['no spaces but those that are seen', '<p> a \n <b> b </b>  c</p>', richTextFrom('a **b** c')],
    ['hard spaces and invisible ones', 'a&nbsp;&nbsp;b\u200Bc\uFEFF', richTextFrom('a bc')],
    [
      'paragraphs of one entry as its lines',
      '<ul><li><p>a</p><p>b</p></li></ul>',
      [
        {
          type: 'list',
          ordered: false,
          children: [{ type: 'item', children: [{ text: 'a\nb' }] }],
        },
      ],
    ],
    [
      'nested lists',
      '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>',
      richTextFrom('1. a\n  - b\n2. c'),
    ],
    ['an entry without a list', '<li>a', richTextFrom('- a')],
    [
      'a layout made of a table',
      '<table><tr><td><p>a</p><ul><li>b</li></ul></td></tr></table>',
      richTextFrom('a', '- b'),
    ],
    ['preformatted lines', '<pre>a\n  b\n\nc</pre>', richTextFrom('a\nb', 'c')],
    ['no pictures', 'a<img src=x alt="no">b<svg><text>no</text></svg>', richTextFrom('ab')],
    [
      'what was seen only',
      'a<span style="display:none">x</span><del datetime="2026-01-01">y</del>',
      richTextFrom('a'),
    ],
    [
      'words of another language',
      'la <em lang="fr">soirée</em> <span lang="EN-US">now</span>',
      [
        {
          type: 'paragraph',
          children: [
            { text: 'la ' },
            { text: 'soirée', italic: true, lang: 'fr' },
            { text: ' now' },
          ],
        },
      ],
    ],
  ])('keeps %s', (_, html, expected) => {
    expect(paste(html)).toEqual(expected);
  });

  it.each([
    ['https://a.example/x y', 'https://a.example/x%20y'],
    ['http://a.example', 'http://a.example'],
    ['www.a.example/b', 'https://www.a.example/b'],
    ['//a.example/b', 'https://a.example/b'],
    ['https://www.google.com/url?q=https://a.example/b%3Fc%3D1&sa=D', 'https://a.example/b?c=1'],
    [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2F&data=1',
      'https://a.example/',
    ],
    ['https://haus.example/de/besuch?x=1#weg', '/de/besuch?x=1#weg'],
    ['/de/besuch', '/de/besuch'],
    ['event:12', 'event:12'],
    ['#anfahrt', '#anfahrt'],
    ['mailto:a@b.example?subject=x', 'mailto:a@b.example'],
    ['tel:+49 (0)69 12/34', 'tel:+490691234'],
  ])('leads from %s to %s', (href, expected) => {
    expect(paste(`<a href="${escape(href)}">w</a>`)).toEqual([
      {
        type: 'paragraph',
        children: [{ type: 'link', href: expected, children: [{ text: 'w' }] }],
      },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///C:/a.doc',
    'blob:https://haus.example/1',
    '#_Toc123',
    'relative.html',
    'https://www.google.com/url?q=javascript:alert(1)',
    '\\\\server\\share',
    '',
  ])('keeps the words of a link to «%s» without the link', (href) => {
    const found = paste(`<a href="${href}">w</a>`);
    expect(plainText(found)).toBe('w');
    // A redirect that leads nowhere allowed stays what it is: an https address.
    if (!href.startsWith('https:')) expect(JSON.stringify(found)).not.toContain('link');
    expect(JSON.stringify(found)).not.toMatch(/"href":"(?:javascript|data|vbscript|file|blob)/iu);
  });

  it('of what was pasted gives the same once more, to the byte', () => {
    for (const sample of [WORD, GOOGLE_DOCS, LIBRE_OFFICE, ...PAYLOADS]) {
      const once = paste(sample);
      expect(JSON.stringify(paste(htmlOf(once)))).toBe(JSON.stringify(once));
    }
  });

  it.each(PAYLOADS)('makes words of %s, or nothing', (payload) => {
    const found = richTextSchema.parse(paste(payload));
    expect(JSON.stringify(found)).not.toMatch(/"(?:style|class|onerror|onload|src)"/u);
  });

  // ASVS 1.3.5
  it('never throws, keeps to the schema, and is stable, whatever comes', () => {
    const names = [
      'p',
      'b',
      'i',
      'span',
      'ul',
      'ol',
      'li',
      'a',
      'br',
      'table',
      'tr',
      'td',
      'h2',
      'pre',
      'div',
      'o:p',
      'script',
      'style',
    ];
    const attributes = [
      '',
      ' href="https://a.example/"',
      ' href="/x"',
      ' style="font-weight:700"',
      ' style="mso-list:l0 level2"',
      ' style="mso-list:Ignore"',
      ' lang="fr"',
      ' hidden',
    ];
    const part = fc.oneof(
      fc
        .tuple(fc.constantFrom(...names), fc.constantFrom(...attributes))
        .map(([name, more]) => `<${name}${more}>`),
      fc.constantFrom(...names).map((name) => `</${name}>`),
      fc.constantFrom(
        ' ',
        '\n',
        '&nbsp;',
        '&#0;',
        '&#xD800;',
        '<!--',
        '-->',
        '<![if !x]>',
        '<![endif]>',
        '1. ',
        '· ',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const once = paste(parts.join(''));
        expect(richTextSchema.parse(once)).toEqual(once);
        expect(JSON.stringify(paste(htmlOf(once)))).toBe(JSON.stringify(once));
      }),
      { numRuns: 2000 },
    );
  });

  it('of more than can be kept keeps every word', () => {
    const paragraphs = '<p>Satz</p>'.repeat(3000);
    const entries = `<ul>${'<li>Satz</li>'.repeat(900)}</ul>`;
    const marks = 'x<b>y</b>'.repeat(2000);
    const nested = `${'<b>'.repeat(100_000)}tief`;
    for (const html of [paragraphs, entries, marks, 'Satz '.repeat(50_000)]) {
      const found = richTextSchema.parse(paste(html));
      const letters = plainText(found).replace(/\s/gu, '');
      expect(letters).toBe(html.replace(/<[^>]+>|\s/gu, ''));
    }
    // Deeper than anybody writes: it ends.
    expect(richTextSchema.safeParse(paste(nested)).success).toBe(true);
  });
});
