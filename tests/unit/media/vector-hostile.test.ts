import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sanitizeSvg } from '../../../src/lib/server/services/media/sanitize-svg.ts';
import { sanitizeWithPictures } from '../../../src/lib/server/services/media/svg-pictures.ts';
import { growth, MAX_GROWTH } from '../../support/growth.ts';
import { cleaned, dataUrl, pictures, svg } from './vector-kit.ts';

describe('RL-05 case 12 a drawing that is more than it looks', () => {
  const refusal = (sent: string) => {
    const outcome = sanitizeSvg(Buffer.from(sent));
    return outcome.ok ? '' : outcome.failure.reason;
  };
  /** Each part shows the one before so many times. */
  const levels = (count: number, part: (before: string) => string) =>
    Array.from({ length: count }, (_, at) => part(`l${at}`).replace('ID', `l${at + 1}`)).join('');
  const nested = {
    use: (count: number) =>
      svg(
        `<defs><rect id="l0" width="1" height="1"/>${levels(count, (id) => `<g id="ID">${`<use href="#${id}"/>`.repeat(10)}</g>`)}</defs><use href="#l${count}"/>`,
      ),
    patterns: (count: number) =>
      svg(
        `<pattern id="l0"><rect width="1" height="1"/></pattern>${levels(count, (id) => `<pattern id="ID">${`<rect fill="url(#${id})"/>`.repeat(10)}</pattern>`)}<rect style="fill:url('#l${count}')"/>`,
      ),
    'inherited patterns': (count: number) =>
      svg(
        `<pattern id="l0"><rect width="1" height="1"/></pattern>${levels(count, (id) => `<pattern id="ID"><g fill="url(#${id})">${'<rect/>'.repeat(10)}</g></pattern>`)}<rect fill="url(#l${count})"/>`,
      ),
    'masks of a style sheet': (count: number) =>
      svg(
        `<style>${Array.from({ length: count }, (_, at) => `g > .c${at}{mask:url(#l${at})}`).join('')}</style><mask id="l0"><rect width="1" height="1"/></mask>${levels(count, (id) => `<mask id="ID"><g>${`<rect class="a c${id.slice(1)}"/>`.repeat(10)}</g></mask>`)}<rect mask="url(#l${count})"/>`,
      ),
    markers: (count: number) =>
      svg(
        `<marker id="l0"><rect width="1" height="1"/></marker>${levels(count, (id) => `<marker id="ID"><path marker-mid="url(#${id})" d="${'M0 0'.repeat(10)}"/></marker>`)}<path marker-mid="url(#l${count})" d="M0 0"/>`,
      ),
  };

  it.each(Object.entries(nested))('is refused by what would be drawn: %s', (_name, of) => {
    expect(refusal(of(9))).toBe('vector_repeats');
    // The control: a few are drawn.
    expect(refusal(of(2))).toBe('');
  });

  it('is refused where references go on and on, and not where they go round', () => {
    const chain = Array.from({ length: 900 }, (_, at) => `<use id="u${at}" href="#u${at + 1}"/>`);
    expect(refusal(svg(chain.join('')))).toBe('vector_repeats');
    expect(refusal(svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).toBe('');
  });

  it('is refused where names stand for more than a drawing holds', () => {
    const doubled = Array.from(
      { length: 8 },
      (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
    );
    const of = (level: number) =>
      `<!DOCTYPE svg [<!ENTITY e0 "ha">${doubled.join('')}]>${svg(`<text>&e${level};</text>`)}`;
    expect(refusal(of(7))).toBe('vector_repeats');
    expect(refusal(of(2))).toBe('');
    expect(
      refusal(`<!DOCTYPE svg [<!ENTITY a "&b;"><!ENTITY b "&a;">]>${svg('<text>&a;</text>')}`),
    ).toBe('vector_repeats');
  });

  it('is refused where its pictures are too large', async () => {
    const sent = svg(`<image width="9" height="9" href="${pictures.large}"/>`);
    expect(await sanitizeWithPictures(Buffer.from(sent))).toMatchObject({
      failure: { reason: 'vector_pictures' },
    });
  });

  it('has its pictures decoded and encoded again', async () => {
    const bytes = Buffer.from(pictures.png.split(',')[1] ?? '', 'base64');
    const sent = dataUrl('png', Buffer.concat([bytes, Buffer.from('<script>EVIL()</script>')]));
    const { content } = await cleaned(svg(`<image width="9" height="9" href="${sent}"/>`));
    const [, inner = ''] = /data:image\/png;base64,([^"]+)/u.exec(content.toString()) ?? [];
    expect((await sharp(Buffer.from(inner, 'base64')).metadata()).width).toBe(4);
    expect(Buffer.from(inner, 'base64').toString('latin1')).not.toContain('EVIL');
    // The control: it was in what was sent.
    expect(Buffer.from(sent.split(',')[1] ?? '', 'base64').toString('latin1')).toContain('EVIL');
  });

  it.each([
    [
      'an entity that is markup',
      `<!DOCTYPE svg [<!ENTITY a "<script>EVIL()</script>">]>${svg('&a;')}`,
    ],
    [
      'an entity that ends an attribute',
      `<!DOCTYPE svg [<!ENTITY a '" onload="EVIL()'>]>${svg('<g fill="&a;"/>')}`,
    ],
    [
      'a script with a prefix',
      `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>EVIL()</s:script></s:svg>`,
    ],
    [
      'a handler in UTF-16',
      Buffer.concat([
        Buffer.from([0xff, 0xfe]),
        Buffer.from(svg('<g onload="EVIL()"/>'), 'utf16le'),
      ]),
    ],
    [
      'a link with another prefix',
      '<svg xmlns:l="http://www.w3.org/1999/xlink"><use l:href="https://EVIL.example#a"/></svg>',
    ],
    ['a link that runs', svg('<a xlink:href="javascript:EVIL()"><g/></a>')],
    [
      'a style that loads in a condition',
      svg('<style>@media print{g{mask:url(//EVIL.example)}}</style>'),
    ],
    ['a list of pictures', svg('<g style="mask:image-set(\'//EVIL.example\' 1x)"/>')],
    ['a variable that loads', svg('<style>g{--a:url(//EVIL.example);fill:var(--a)}</style>')],
    [
      'a rule in escapes',
      svg('<style>@\\69mport "//EVIL.example";@im\\port "//EVIL.example";</style>'),
    ],
    ['a style sheet beside it', `<?xml-stylesheet href="//EVIL.example"?>${svg('')}`],
    ['a style of another kind', svg('<style type="text/less">EVIL</style>')],
    [
      'a condition that closes itself',
      svg('<style media="all{}@import \'//EVIL.example\';x">g{fill:red}</style>'),
    ],
    [
      'a namespace that changes',
      svg('<g xmlns="http://www.w3.org/1999/xhtml"><script>EVIL()</script></g>'),
    ],
    [
      'a value with a second part',
      svg('<g fill="url(#a) url(//EVIL.example)" filter="url(#b) url(//EVIL.example)"/>'),
    ],
    [
      'a picture that is a page',
      svg('<image href="data:text/html,EVIL"/><image href="data:image/png;base64,EVIL"/>'),
    ],
    [
      'signs that end a style',
      svg('<style>g{font-family:"</style><script>EVIL()</script>"}</style>'),
    ],
  ])('CM-06 loses %s', async (_name, sent) => {
    const { content } = await cleaned(sent);
    expect(content.toString()).not.toMatch(/EVIL|<script|onload=|javascript:|@import/iu);
  });

  type Input = (size: number) => string;
  const STYLES: readonly Input[] = [
    (size) => svg(`<style>${'a{'.repeat(size / 2)}</style>`),
    (size) => svg(`<style>${'a{fill:red}'.repeat(size / 11)}</style>`),
    (size) => svg(`<style>${'a{('.repeat(size / 3)}</style>`),
    (size) => svg(`<style>${'/*'.repeat(size / 2)}</style>`),
    (size) => svg(`<style>${'@media a '.repeat(size / 9)}</style>`),
    (size) => svg(`<style>${'a{b:url('.repeat(size / 8)}</style>`),
    (size) => svg(`<g style="${'a:b;'.repeat(size / 4)}"/>`),
    (size) => svg(`<g fill="${'url(#a) '.repeat(size / 8)}"/>`),
  ];
  const MARKUP: readonly Input[] = [
    (size) => svg('<use href="#a"/>'.repeat(size / 16)),
    (size) => svg('<g xmlns:a="b"/>'.repeat(size / 16)),
    (size) => svg(`<style>.a{fill:url(#a)}</style>${'<g class="a"/>'.repeat(size / 14)}`),
    (size) => `<!DOCTYPE svg [${'<!ENTITY a "'.repeat(size / 12)}]>${svg('')}`,
    (size) => `<!DOCTYPE svg [${"<!ENTITY a '".repeat(size / 12)}]>${svg('')}`,
    (size) => `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;'.repeat(size / 3))}`,
    (size) => svg(`<text>${'&'.repeat(size)}</text>`),
  ];

  it.each([
    ['styles', 8000, STYLES],
    ['markup', 60_000, MARKUP],
  ] as const)('takes time in proportion to its length: %s', async (_name, size, inputs) => {
    for (const inputOf of inputs)
      expect(
        await growth((text) => sanitizeSvg(Buffer.from(text)), inputOf, size),
        inputOf(60).slice(0, 160),
      ).toBeLessThan(MAX_GROWTH);
  });
});
