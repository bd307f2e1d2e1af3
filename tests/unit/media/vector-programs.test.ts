import { describe, expect, it } from 'vitest';
import { likeness } from '../../../src/lib/server/services/media/vector/compare-svg.ts';
import { kept, testLibrary } from './media-kit.ts';
import { cleaned, pictures, RED, svg } from './vector-kit.ts';

/** Drawings as programs write them; what they show here is told by a program that is not ours. */
const DRAWINGS: Readonly<Record<string, () => string | Buffer>> = {
  'Figma: ids with colons': () =>
    svg(
      '<g clip-path="url(#clip0:1:2)"><rect width="90" height="60" fill="url(#paint0:1)"/></g><defs><clipPath id="clip0:1:2"><rect width="80" height="60"/></clipPath><linearGradient id="paint0:1"><stop stop-color="#c30"/><stop offset="1" stop-color="#036"/></linearGradient></defs>',
    ),
  'Figma: a pattern of a PNG': () =>
    svg(
      `<rect width="120" height="60" fill="url(#p)"/><defs><pattern id="p" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#i:0" transform="scale(0.25)"/></pattern><image id="i:0" width="4" height="4" xlink:href="${pictures.png}"/></defs>`,
    ),
  'a photograph within': () => svg(`<image width="120" height="60" href="${pictures.jpeg}"/>`),
  'Sketch: a mask and a filter': () =>
    svg(
      '<defs><path id="path-1" d="M10 10h80v40H10z"/><filter id="f-2" x="-10%"><feOffset dy="4" in="SourceAlpha" result="s1"/><feGaussianBlur stdDeviation="2" in="s1" result="s2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.5 0" in="s2"/></filter><mask id="m:3" fill="white"><use xlink:href="#path-1"/></mask></defs><use fill="#000" filter="url(#f-2)" xlink:href="#path-1"/><rect width="60" height="60" fill="#c30" mask="url(#m:3)"/>',
    ),
  'Inkscape: a long style': () =>
    svg(
      '<sodipodi:namedview id="base" xmlns:sodipodi="urn:s" pagecolor="#fff"/><path d="M10 10h100v40H10z" style="color:#000;display:inline;enable-background:accumulate;-inkscape-stroke:none;fill:#1f6feb;solid-color:#000;stroke:none;marker:none;image-rendering:auto"/>',
    ),
  'Illustrator: entities of its name spaces and styles': () =>
    `<?xml version="1.0" encoding="utf-8"?><!-- Generator: x --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd" [ <!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!ENTITY st0 "fill:#c8102e;stroke:none;"> <!ENTITY text "]>"> ]><svg xmlns="&ns_svg;" width="120" height="60"><g style="&st0;"><rect width="50" height="50"/></g></svg>`,
  'Illustrator: a switch with parts of its own': () =>
    svg(
      `<switch><foreignObject requiredExtensions="http://ns.adobe.com/x" width="1" height="1"/><g>${RED}</g></switch>`,
    ),
  'CorelDRAW: CDATA and a class': () =>
    svg(
      '<defs><style type="text/css"><![CDATA[ .str0 {stroke:#1F1A17;stroke-width:3} .fil0 {fill:#FFD400} ]]></style></defs><g id="Ebene_x0020_1"><metadata id="c"/><path class="fil0 str0" d="M10 10h90v40H10z"/></g>',
      'xml:space="preserve" style="shape-rendering:geometricPrecision; fill-rule:evenodd"',
    ),
  'a style sheet with a comment, conditions and a mistake': () =>
    svg(
      '<style>/* house > colours */ @charset "utf-8"; .a{fill:#c8102e;} .x{ } @media screen{.b{fill:none;stroke:#c8102e!important;stroke-width:6}} .c{nonsense;fill:#036;behavior:none}</style><circle class="a" cx="30" cy="30" r="20"/><rect class="b" x="65" y="12" width="45" height="36"/><rect class="c" width="9" height="9"/>',
    ),
  'tags with a prefix': () =>
    `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="120" height="60"><svg:rect width="60" height="60" fill="#c30"/></svg:svg>`,
  'tags with a prefix of a program': () =>
    `<ns0:svg xmlns:ns0="http://www.w3.org/2000/svg" xmlns:ns1="http://www.w3.org/1999/xlink" width="120" height="60"><ns0:defs><ns0:rect id="a" width="60" height="60" fill="#c30"/></ns0:defs><ns0:use ns1:href="#a"/></ns0:svg>`,
  'UTF-16 with its mark': () =>
    Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>${svg(RED)}`, 'utf16le'),
    ]),
  'UTF-16 the other way round': () =>
    Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(svg(RED), 'utf16le').swap16()]),
  'Latin-1 that says so': () =>
    Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?>${svg(`<g id="K\u00f6ln">${RED}</g><style>#K\u00f6ln{opacity:.5}</style>`)}`,
      'latin1',
    ),
  'a link over a shape': () => svg(`<a xlink:href="https://haus.example/">${RED}</a>`),
  'colours by names and variables': () =>
    svg('<style>:root{--house:#c30}rect{fill:var(--house)}</style><rect width="60" height="60"/>'),
  'blending, turbulence and light': () =>
    svg(
      `<filter id="n"><feTurbulence baseFrequency=".1" numOctaves="2"/><feDisplacementMap in="SourceGraphic" scale="9"/></filter>${RED}<rect width="90" height="60" style="mix-blend-mode:multiply;fill:#ffd400" filter="url(#n)"/>`,
    ),
};

describe('CM-06 a drawing of a program looks as it was sent', () => {
  it.each(Object.entries(DRAWINGS))('%s', async (_name, sent) => {
    const { content, source, lost, width, height } = await cleaned(sent());
    expect(lost).toEqual([]);
    expect([width, height]).toEqual([120, 60]);
    expect(await likeness(source, content)).toBe('same');
    // It is not empty, which would be like another empty one.
    const empty = Buffer.from(svg(''));
    expect(await likeness(empty.toString(), content)).toBe('different');
  });

  it('and a difference is seen: the control', async () => {
    for (const other of ['', RED.replace('#c30', '#b30'), RED.replace('60"', '58"')])
      expect(await likeness(svg(RED), Buffer.from(svg(other))), other).toBe(
        other.includes('#b30') ? 'same' : 'different',
      );
    expect(await likeness('<svg', Buffer.from(svg(RED)))).toBe('unknown');
  });

  it.each([
    ['foreignObject', '<foreignObject width="9" height="9"><p>Text</p></foreignObject>'],
    ['script', '<script>1</script>'],
    ['animate', '<rect width="9" height="9"><animate attributeName="x" to="9"/></rect>'],
    ['image', '<image width="9" height="9" href="https://elsewhere.example/x.png"/>'],
    ['image', '<image width="9" height="9" href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
    ['image', '<image width="9" height="9" href="data:image/png;base64,AAAA"/>'],
    ['@font-face', '<style>@font-face{font-family:a;src:url(data:font/woff2;base64,AA)}</style>'],
    ['@import', '<style>@import "x.css";</style>'],
    ['@keyframes', '<style>@keyframes a{to{opacity:0}}</style>'],
  ])('and what it loses is named: %s', async (part, inside) => {
    expect((await cleaned(svg(RED + inside))).lost).toEqual([part]);
  });

  it('and the uploader is told, in words', async () => {
    const { add } = testLibrary();
    const told = async (inside: string) =>
      kept(await add(Buffer.from(svg(inside)), 'a.svg')).notices;
    expect(await told(RED)).toEqual([]);
    expect(await told(`${RED}<script/><foreignObject/>`)).toEqual([
      'vector_lost-script.foreignObject',
    ]);
    expect(
      await told(
        '<defs><font-face/></defs><rect width="60" height="60" fill="url(https://x.example/#a) #c30"/>',
      ),
    ).toEqual(['vector_changed']);
    expect(await told('<g><rect width="60" height="60"></g>')).toEqual(['vector_unchecked']);
  });
});
