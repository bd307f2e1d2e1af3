import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoAudio, demoFiles, demoFilm, demoPapers } from '../../../demo/files/index.ts';
import { demoPictures } from '../../../demo/pictures/index.ts';

const KB = 1000;
const SIZES = ['2000x1250', '1200x1500', '1600x1600', '2400x1000'];

describe('the pictures of the demo venue', () => {
  it('have ids, names and alternative texts of their own', () => {
    expect(demoPictures.length).toBeGreaterThanOrEqual(28);
    for (const values of [
      demoPictures.map(({ id }) => id),
      demoPictures.map(({ name }) => name),
      demoPictures.map(({ alt }) => alt.de),
      demoPictures.map(({ alt }) => alt.en),
    ]) {
      expect(new Set<number | string>(values).size).toBe(demoPictures.length);
    }
  });

  it.each(demoPictures)('CM-06 $name: text, credit, focal point and size', (picture) => {
    const { name, alt, credit, focal, width, height } = picture;
    expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/u);
    expect(SIZES).toContain(`${width}x${height}`);
    for (const text of [alt.de, alt.en]) {
      expect(text.length).toBeGreaterThan(20);
      expect(text.length).toBeLessThanOrEqual(200);
    }
    expect(credit).not.toBe('');
    for (const share of [focal.x, focal.y]) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
    }
  });

  it.each(demoPictures)('CM-06 $name: a small drawing that needs nothing else', async (picture) => {
    const svg = picture.svg();
    expect(picture.svg()).toBe(svg);
    expect(svg.length).toBeLessThan(66 * KB);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/u);
    expect(svg).not.toMatch(/<(?:text|image|script|style|use|foreignObject|filter)\b/u);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/:\/\/|href|data:/u);
    const ids = [...svg.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const uses = [...svg.matchAll(/url\(#([^)]+)\)/gu)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(uses));
    const { width, height, format } = await sharp(Buffer.from(svg)).metadata();
    expect({ width, height, format }).toEqual({
      width: picture.width,
      height: picture.height,
      format: 'svg',
    });
    // A sheet on which nothing was printed has one colour.
    const small = await sharp(Buffer.from(svg)).resize(200).png().toBuffer();
    const { channels } = await sharp(small).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
  });
});

/** How a file of a type begins, and how large it may be. */
const KINDS: Readonly<Record<string, { readonly begins: RegExp; readonly most: number }>> = {
  'video/mp4': { begins: /^.{4}ftyp/su, most: 400 * KB },
  'video/webm': { begins: /^\u001a\u0045\u00df\u00a3/u, most: 400 * KB },
  'image/jpeg': { begins: /^\u00ff\u00d8\u00ff/u, most: 60 * KB },
  'text/vtt': { begins: /^WEBVTT\n\n/u, most: 2 * KB },
  'audio/mpeg': { begins: /^(?:ID3|\u00ff[\u00f2-\u00fb])/u, most: 300 * KB },
  'application/pdf': { begins: /^%PDF-1\./u, most: 150 * KB },
  'image/svg+xml': { begins: /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /u, most: 3 * KB },
};

describe('the files of the demo venue', () => {
  it.each(demoFiles)('are what they say: $file', ({ file, type, title, alt }) => {
    const bytes = readFileSync(file);
    const kind = KINDS[type];
    expect(bytes.toString('latin1', 0, 64)).toMatch(kind?.begins ?? /^$/u);
    expect(bytes.length).toBeLessThanOrEqual(kind?.most ?? 0);
    for (const text of [title.de, title.en, alt.de, alt.en]) expect(text).not.toBe('');
  });

  it('have ids of their own and weigh less than 2 MB together', () => {
    expect(new Set(demoFiles.map(({ id }) => id)).size).toBe(demoFiles.length);
    const total = demoFiles.reduce((sum, { file }) => sum + statSync(file).size, 0);
    expect(total).toBeLessThan(2000 * KB);
  });

  it('the film starts before it is loaded, and its poster has its size', async () => {
    const head = readFileSync(demoFilm.mp4.file).toString('latin1');
    expect(head.indexOf('moov')).toBeGreaterThan(0);
    expect(head.indexOf('moov')).toBeLessThan(head.indexOf('mdat'));
    const { width, height } = await sharp(demoFilm.poster.file).metadata();
    expect({ width, height }).toEqual({ width: demoFilm.width, height: demoFilm.height });
  });

  it.each(['de', 'en'] as const)('CM-03 captions and transcripts in %s', (locale) => {
    const cues = readFileSync(demoFilm.captions[locale].file, 'utf8').matchAll(
      /^00:(\d\d\.\d{3}) --> 00:(\d\d\.\d{3})\n\S/gmu,
    );
    const times = [...cues].flatMap(([, from, to]) => [Number(from), Number(to)]);
    expect(times.length).toBeGreaterThanOrEqual(6);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(demoFilm.seconds);
    expect(demoFilm.transcript[locale].length).toBeGreaterThan(200);
    expect(demoAudio.transcript[locale].length).toBeGreaterThan(80);
  });

  it.each(['de', 'en'] as const)('the paper in %s is tagged and says its language', (locale) => {
    const pdf = readFileSync(demoPapers[locale].file, 'latin1');
    expect(pdf).toContain('/MarkInfo');
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toMatch(new RegExp(`/Lang \\(${locale}\\)`, 'u'));
    expect(pdf).toMatch(/\/Title [(<]/u);
  });
});
