import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isActivePdf } from '../../../src/lib/server/services/media/active-pdf.ts';
import { growth, MAX_GROWTH } from '../../support/growth.ts';
import { site } from './media-http-kit.ts';
import { kept } from './media-kit.ts';

const pdf = (inside: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<</Type /Catalog /Pages 2 0 R>>\nendobj\n'),
    Buffer.from(inside),
    Buffer.from('\n%%EOF\n'),
  ]);
/** Objects as PDF 1.5 keeps them: compressed in a stream of their own. */
const objects = (inside: string, facts = '/Filter /FlateDecode'): Buffer =>
  Buffer.concat([
    Buffer.from(`5 0 obj\n<</Type /ObjStm /N 1 /First 4 ${facts}>>\nstream\n`),
    deflateSync(Buffer.from(inside)),
    Buffer.from('\nendstream\nendobj'),
  ]);
/** A stream as it is. */
const raw = (facts: string, data: string): string =>
  `5 0 obj\n<<${facts}>>stream\n${data}\nendstream\nendobj\n`;
const SCRIPT = '<</S /JavaScript /JS (app.alert(1))>>';

const ACTIVE: readonly (readonly [string, string | Buffer])[] = [
  ['a script', `3 0 obj\n${SCRIPT}\nendobj`],
  ['a script that runs when it is opened', '<</OpenAction 3 0 R>>'],
  ['an action of a page', '<</Type/Page/AA<</O 3 0 R>>>>'],
  ['a program that is started', '<</S/Launch/F(calc.exe)>>'],
  ['a form that is sent', '<</S/SubmitForm/F(https://elsewhere.example)>>'],
  ['a file within', '<</Names<</EmbeddedFiles 4 0 R>>>>'],
  ['a form in XML', '<</AcroForm<</XFA 9 0 R>>>>'],
  ['a name in escapes', '<</S /J#61va#53cript /#4a#53 3 0 R>>'],
  ['a name in escapes throughout', '<</#4F#70#65#6E#41#63#74#69#6F#6E 3 0 R>>'],
  ['a script among compressed objects', objects(`3 0 ${SCRIPT}`)],
  [
    'objects that are compressed by an escaped name',
    Buffer.from(objects(SCRIPT).toString('latin1').replace('/ObjStm', '/Obj#53tm'), 'latin1'),
  ],
  ['objects that are compressed twice', objects('x', '/Filter [/ASCIIHexDecode /FlateDecode]')],
  ['objects that are compressed in another way', objects('x', '/Filter /LZWDecode')],
  ['objects whose compression stands elsewhere', objects('x', '/Filter 9 0 R')],
  ['objects that a predictor has changed', objects('x', '/Filter /FlateDecode /DecodeParms 8 0 R')],
  [
    'objects that cannot be read',
    pdf('5 0 obj\n<</Type /ObjStm /Filter /FlateDecode>>\nstream\nxxxx'),
  ],
  ['objects without a stream', '<</Type /ObjStm>>'],
  [
    'objects whose number is unknown',
    objects('3 0 <</Type /Page>>', '/Filter /FlateDecode /N 2 0 R'),
  ],
  ['an object that begins in a string of others', objects(`3 1 (${SCRIPT})`)],
  ['objects that are not said to be such', raw('/N 1 /First 4', `3 0 ${SCRIPT}`)],
  ['objects that are not compressed', raw('/Type /ObjStm /N 1 /First 4', `3 0 ${SCRIPT}`)],
  ['an object within the data of another one', raw('', `7 0 obj${SCRIPT}endobj`)],
  ['an object within a string', `3 0 obj\n(7 0 obj ${SCRIPT})\nendobj`],
  ['an object within a comment', `%7 0 obj ${SCRIPT}\n`],
  ['an object within signs of a string', `3 0 obj <7 0 obj ${SCRIPT}> endobj`],
  ['a page table within the data of a stream', raw('', 'trailer<</Root<</OpenAction 3 0 R>>>>')],
  ['data that are longer than they say', raw('/Length 3', `abcd\n7 0 obj ${SCRIPT}`)],
  ['a kind of action that stands elsewhere', '3 0 obj<</S 4 0 R>>endobj 4 0 obj/Launch endobj'],
  ['a page that is opened by itself', '<</OpenAction<</S/URI/URI(https://elsewhere.example)>>>>'],
  [
    'a print that begins by itself',
    '3 0 obj<</S/Named/N/Print>>endobj 9 0 obj<</OpenAction 3 0 R>>endobj',
  ],
  ['a page and something behind it', '<</OpenAction<</S/GoTo/D[3 0 R/Fit]/Next 4 0 R>>>>'],
  [
    'an action that is defined twice',
    '3 0 obj[5 0 R/Fit]endobj 3 0 obj<</S/Named/N/Print>>endobj 9 0 obj<</OpenAction 3 0 R>>endobj',
  ],
  ['an action among compressed objects', objects('3 0 <</AA<</O 4 0 R>>>>')],
  ['a file that it names', '<</Type/Filespec/F(a.exe)/EF<</F 4 0 R>>>>'],
  ['a dictionary that breaks off', '3 0 obj<</A<</OpenAction 4 0 R endobj'],
  ['a depth without end', '['.repeat(100_000)],
  ['objects without an end of what they grow to', objects('x'.repeat(40_000_000))],
];
const PLAIN: readonly (readonly [string, string | Buffer])[] = [
  ['words', '3 0 obj\n(JavaScript, JS, AA and Launch)\nendobj'],
  ['names that only begin alike', '<</JSON 1 /AAB 2 /Launcher 3 /OpenActions 4>>'],
  ['an address', '<</S/URI/URI(https://elsewhere.example)>>'],
  ['compressed objects', objects('3 0 <</Type /Page>>')],
  ['the page that is shown first', '<</Type/Catalog/OpenAction[3 0 R /XYZ null null 0]>>'],
  ['the name of the place that is shown first', '<</OpenAction(chapter 1)>>'],
  ['an action that leads to a page', '<</OpenAction<</S/GoTo/D[3 0 R/Fit]>>>>'],
  [
    'an action elsewhere that leads to a page',
    '9 0 obj<</OpenAction 3 0 R>>endobj 3 0 obj<</Type/Action/S/GoTo/D[5 0 R/XYZ]>>endobj',
  ],
  [
    'a compressed action that leads to a page',
    Buffer.concat([
      Buffer.from('9 0 obj<</OpenAction 3 0 R>>endobj\n'),
      objects('3 0 <</S/GoTo/D[5 0 R/Fit]>>'),
    ]),
  ],
  ['bytes of a picture', raw('/Length 31', '\u0001/AA o/JS (x)/JavaScript /Launch')],
  [
    'bytes of a picture whose length stands elsewhere',
    raw('/Length 6 0 R', '/AA /OpenAction /JS (x)'),
  ],
  ['compressed bytes', raw('/Type/XObject/Filter/DCTDecode', '<</AA<<(((/JS /EF ')],
  ['addresses of pages', '<</S/URI/URI(https://elsewhere.example/AA/JS/Launch)>>'],
  ['signs of a typeface', '<</Differences[65/AA/JS/Launch]>>'],
  ['short names of typefaces and pictures', '<</Font<</JS 3 0 R/AA 4 0 R>>/XObject<</AA 5 0 R>>>>'],
  ['a remark', '% /AA /JS /OpenAction\n'],
];

describe('CM-06 case 13 a PDF', () => {
  it.each(ACTIVE)('does something when it is opened, with %s', (_name, inside) => {
    expect(isActivePdf(pdf(inside))).toBe(true);
  });

  it.each(PLAIN)('does nothing, with %s', (_name, inside) => {
    expect(isActivePdf(pdf(inside))).toBe(false);
  });

  it('of the demo does nothing', () => {
    for (const name of ['preview', 'vorschau'])
      expect(isActivePdf(readFileSync(`demo/files/${name}.pdf`))).toBe(false);
  });

  it('is looked through in time in proportion to its length', async () => {
    for (const part of [
      '(',
      '<',
      '<<',
      '%',
      '1 0 obj stream ',
      ' /AA',
      '/',
      '/a',
      '/#4A',
      '/ObjStm ',
      'obj<</ObjStm',
      '/aaaaaaaaaa',
    ]) {
      const fileOf = (size: number) => part.repeat(size / part.length);
      const look = (text: string) => isActivePdf(Buffer.from(text));
      expect(await growth(look, fileOf, 200_000), part).toBeLessThan(MAX_GROWTH);
    }
  });
});

describe('CM-06 case 13 a PDF that does something', () => {
  it('is downloaded and sandboxed; any other one is shown', async () => {
    const { add, ask } = await site();
    const policyOf = async (content: Buffer) => {
      const { headers, status } = await ask(kept(await add(content, 'x.pdf')).facts.src);
      return {
        status,
        disposition: headers['content-disposition'],
        isSandboxed: /; sandbox(?:;|$)/u.test(String(headers['content-security-policy'])),
        frames: headers['x-frame-options'],
      };
    };
    for (const [name, inside] of ACTIVE.slice(0, 4))
      expect(await policyOf(pdf(inside)), name).toEqual({
        status: 200,
        disposition: 'attachment',
        isSandboxed: true,
        frames: 'DENY',
      });
    // The control: what is not told as active is answered without the protection.
    expect(await policyOf(pdf('<</Type /Page>>'))).toEqual({
      status: 200,
      disposition: 'inline',
      isSandboxed: false,
      frames: 'SAMEORIGIN',
    });
  });
});
