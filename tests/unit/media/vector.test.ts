import { describe, expect, it } from 'vitest';
import { sanitizeSvg } from '../../../src/lib/server/services/media/sanitize-svg.ts';
import { kept, testLibrary } from './media-kit.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (inside: string, attributes = 'viewBox="0 0 40 20"'): string =>
  `<svg ${NS} ${attributes}>${inside}</svg>`;

function rebuilt(text: string): string {
  const outcome = sanitizeSvg(Buffer.from(text));
  if (!outcome.ok) throw new Error(outcome.failure.reason);
  return outcome.value.content.toString();
}

describe('CM-06 a drawing', () => {
  // ASVS 1.3.4
  it('keeps its shapes, colours, text and the parts that refer to each other', () => {
    const drawing = svg(
      '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#c30"></stop></linearGradient></defs>' +
        '<style>.b{fill:url(#a);stroke:none}</style>' +
        '<path class="b" d="M0 0L9 9" fill="url(#a)"></path><use href="#a"></use>' +
        '<text x="1" y="2" style="font-weight:bold">A &amp; B</text>',
    );
    expect(rebuilt(drawing)).toBe(drawing);
  });

  it.each([
    '<![CDATA[</style><script>alert(1)</script>]]>',
    '&lt;/style>&lt;script>alert(1)&lt;/script>',
    'a{fill:&amp;#117;rl(//elsewhere.example)}',
  ])('has no style sheet that ends before its end or says more than it seems: %s', (css) => {
    expect(rebuilt(svg(`<style>${css}</style>`))).not.toMatch(/<style|<script/u);
  });

  it('says how large it is', () => {
    const size = (attributes: string) => {
      const outcome = sanitizeSvg(Buffer.from(svg('<path d="M0 0"/>', attributes)));
      return outcome.ok && [outcome.value.width, outcome.value.height];
    };
    expect(size('viewBox="0 0 40.4 20"')).toEqual([40, 20]);
    expect(size('width="300px" height="100" viewBox="0 0 3 1"')).toEqual([300, 100]);
    expect(size('width="100%" height="100%" viewBox="0,0,3,1"')).toEqual([3, 1]);
    expect(size('width="1e9" height="9"')).toEqual([null, null]);
    expect(size('')).toEqual([null, null]);
  });

  it.each([
    ['a script', '<script>EVIL()</script>'],
    [
      'a script of another name space',
      '<x:script xmlns:x="http://www.w3.org/2000/svg">EVIL()</x:script>',
    ],
    ['a script in CDATA', '<script><![CDATA[EVIL()]]></script>'],
    [
      'a page',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="EVIL()"/></body></foreignObject>',
    ],
    ['a handler', '<rect onload="EVIL()" onClick="EVIL()" width="9"/>'],
    ['a link that runs', '<a href="javascript:EVIL()"><rect width="9"/></a>'],
    ['a link with xlink', '<use xlink:href="https://EVIL.example/x.svg#a"/>'],
    ['a picture of somebody else', '<image href="https://EVIL.example/x.png" width="9"/>'],
    ['a picture within', '<image href="data:image/svg+xml;base64,EVIL"/>'],
    ['a filter that loads', '<filter><feImage href="https://EVIL.example"/></filter>'],
    ['a style that loads', '<style>@import "https://EVIL.example";</style>'],
    ['a style that loads, in escapes', '<style>a{fill:\\75 rl(https://EVIL.example)}</style>'],
    ['a style that loads, with a comment', '<style>a{fill:u/**/rl(//EVIL.example)}</style>'],
    ['a style attribute that loads', '<rect style="fill:url(https://EVIL.example)"/>'],
    ['a colour that loads', '<rect fill="url(https://EVIL.example#a)"/>'],
    ['a second part that loads', '<rect fill="url(#a) url(//EVIL.example)"/>'],
    ['an animation of a link', '<animate attributeName="href" to="javascript:EVIL()"/>'],
    ['a set', '<set attributeName="onload" to="EVIL()"/>'],
    ['a frame', '<iframe srcdoc="EVIL"/>'],
    ['a processing instruction', '<?xml-stylesheet href="https://EVIL.example"?>'],
    ['a comment', '<!-- EVIL -->'],
  ])('loses %s', (_, inside) => {
    const clean = rebuilt(svg(`${inside}<circle r="9"/>`));
    expect(clean).not.toMatch(/EVIL|script|foreign|image|@import|\bon\w+=/iu);
    expect(clean).toContain('<circle r="9"');
  });

  // ASVS 1.5.1
  it('loses entities and what stands around it', () => {
    const before = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>`;
    const clean = rebuilt(`${before}${svg('<text>&x;</text>')}<script>EVIL()</script>`);
    expect(clean).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^]*<\/svg>$/u);
    expect(clean).not.toMatch(/ENTITY|passwd|EVIL/u);
  });

  it('without its name space gets it, and another one is replaced', () => {
    expect(rebuilt('<svg><path d="M0 0"/></svg>')).toContain(NS);
    expect(
      rebuilt('<svg xmlns="http://www.w3.org/1999/xhtml"><path d="M0 0"/></svg>'),
    ).not.toContain('xhtml');
  });

  it('that is none is refused', async () => {
    const { add, files } = testLibrary();
    for (const text of ['<svg', '<svg\u0000>', '<svg '])
      expect(await add(Buffer.from(text), 'a.svg'), text).toMatchObject({ ok: false });
    expect(await add(Buffer.from(svg('\u00fc'), 'latin1'), 'a.svg')).toMatchObject({
      failure: { reason: 'vector' },
    });
    expect(files()).toEqual([]);
  });

  // ASVS 5.3.2
  it('is kept in its clean form, under a name of ours', async () => {
    const { add, bytesAt } = testLibrary();
    const sent = `<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by a program -->\n${svg('<script>EVIL()</script><circle r="9"/>')}`;
    const { facts } = kept(await add(Buffer.from(sent), 'Logo groß.html'));
    expect(facts).toMatchObject({ type: 'vector', mime: 'image/svg+xml', width: 40, height: 20 });
    expect(facts.src).toMatch(/\/logo-gross\.svg$/u);
    expect(bytesAt(facts.src).toString()).not.toContain('EVIL');
  });
});
