import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { sanitizeSvg } from '../../../src/lib/server/services/media/sanitize-svg.ts';
import { sniff } from '../../../src/lib/server/services/media/sniff.ts';
import { growth, MAX_GROWTH } from '../../support/growth.ts';
import { kept, testLibrary } from './media-kit.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const groups = (depth: number) =>
  `<svg ${NS}>${'<g>'.repeat(depth)}<path d="M0 0"/>${'</g>'.repeat(depth)}</svg>`;
const kindOf = (text: string) => sniff(Buffer.from(text, 'latin1'));

/** How an SVG was told by its beginning before. */
const FORMER_SVG =
  /^(?:\u00ef\u00bb\u00bf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^[>]*(?:\[[^\]]*\]\s*)?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/u;

describe('RL-05 case 12 the type of a file is told in time in proportion to its beginning', () => {
  const hostile = {
    comments: '<!---->',
    'comments with blanks': '<!-- --> \n',
    'comments without an end': '<!--',
    'types without an end': '<!DOCTYPE svg [',
    declarations: '<?xml ?>',
    blanks: ' ',
  };

  it.each(Object.entries(hostile))('%s', async (_name, part) => {
    const headOf = (size: number) => part.repeat(size / part.length);
    expect(await growth(kindOf, headOf, 400_000)).toBeLessThan(MAX_GROWTH);
    expect(kindOf(headOf(4000))).toMatchObject({ ok: false });
  });

  it('which it was not before', async () => {
    // Twice as many comments took far more than four times as long: every way to part them is tried.
    const former = (head: string) => FORMER_SVG.test(head);
    const headOf = (size: number) => '<!---->'.repeat(size);
    expect(await growth(former, headOf, 6)).toBeGreaterThan(MAX_GROWTH);
  });

  it.each([
    `<svg ${NS}>`,
    '<svg>',
    '\u00ef\u00bb\u00bf  <svg\n>',
    `<?xml version="1.0"?>\n<!-- a --><!-- b -->\n<svg ${NS}>`,
    `<!-- a --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><!-- b --><svg ${NS}>`,
    `<!DOCTYPE svg [<!ENTITY x "y">]>\n<svg ${NS}>`,
  ])('and a drawing is told as before: %s', (head) => {
    expect(kindOf(head)).toMatchObject({ value: { extension: 'svg' } });
    expect(FORMER_SVG.test(head)).toBe(true);
  });

  it.each(['<svgx>', '<!-- <svg> -->', '<!-- --', '<html><svg>', '<!DOCTYPE html><svg>', 'x<svg>'])(
    'and nothing else is told as one: %s',
    (head) => {
      expect(kindOf(head)).toMatchObject({ ok: false });
      expect(FORMER_SVG.test(head)).toBe(false);
    },
  );
});

describe('RL-05 case 12 a drawing of nested groups', () => {
  // ASVS 5.2.3
  it('is refused where they are deeper than in any drawing, without being read further', async () => {
    const refused = { ok: false, failure: { reason: 'vector' } };
    expect(sanitizeSvg(Buffer.from(groups(40)))).toMatchObject({ ok: true });
    expect(sanitizeSvg(Buffer.from(groups(80_000)))).toMatchObject(refused);
    const clean = (text: string) => sanitizeSvg(Buffer.from(text));
    expect(await growth(clean, (size) => groups(size / 8), 200_000)).toBeLessThan(MAX_GROWTH);
  });

  it('does not hold up the process that takes it, whatever is in it', async () => {
    const { add, files } = testLibrary();
    // As large as a drawing may be, and beside each other: nothing here is refused by its depth.
    const flat = Buffer.from(`<svg ${NS}>${'<g id="a"/>'.repeat(80_000)}</svg>`);
    let longest = 0;
    let before = performance.now();
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - before);
      before = performance.now();
    }, 5);
    const here = async (): Promise<number> => {
      longest = 0;
      before = performance.now();
      sanitizeSvg(flat);
      await pause(20);
      return longest;
    };
    const blocked = await here();
    longest = 0;
    before = performance.now();
    kept(await add(flat, 'a.svg'));
    clearInterval(watch);
    // The control: cleaned in this process, it stands still for the whole time.
    expect(longest).toBeLessThan(blocked / 2);
    expect(files()).toHaveLength(1);
  });

  it('that is too deep leaves nothing behind', async () => {
    const { add, files } = testLibrary();
    expect(await add(Buffer.from(groups(80_000)), 'a.svg')).toMatchObject({
      failure: { reason: 'vector' },
    });
    expect(files()).toEqual([]);
  });
});
