/**
 * Makes the season preview of the demo venue as PDF (demo/files). It is kept with the
 * code; this is run again only when it is to change. Chromium prints it: CHROMIUM_PATH says which.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { plans } from '../../demo/concerts.ts';
import { demoPictures } from '../../demo/pictures/index.ts';
import { rooms } from '../../demo/rooms.ts';
import { venues } from '../../demo/venues.ts';
import { papers } from './paper-texts.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const out = path.join(root, 'demo/files');

const SHOWN = [
  'neue-welt',
  'nordlicht',
  'mahler4',
  'ende-der-zeit',
  'karneval',
  'malika',
  'reich',
  'rauschen',
];

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const font = (file) =>
  `url(data:font/woff2;base64,${readFileSync(path.join(root, 'public/fonts', file)).toString('base64')})`;

async function picture(name, width, quality) {
  const found = demoPictures.find((one) => one.name === name);
  if (!found) throw new Error(`no picture ${name}`);
  const jpeg = await sharp(Buffer.from(found.svg()))
    .resize(width)
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
  return { src: `data:image/jpeg;base64,${jpeg.toString('base64')}`, alt: found.alt };
}

const STYLE = `
@font-face { font-family: Display; src: ${font('archivo-latin.woff2')}; font-weight: 100 900; font-stretch: 62% 125%; }
@font-face { font-family: Text; src: ${font('hanken-grotesk-latin.woff2')}; font-weight: 100 900; }
@page { size: A4; margin: 0; }
* { margin: 0; box-sizing: border-box; }
body { font: 10.5pt/1.5 Text; color: #11170f; hyphens: auto; }
section { width: 210mm; height: 297mm; padding: 18mm; break-after: page; overflow: hidden; }
section:last-child { break-after: auto; }
h1, h2, h3 { font-family: Display; font-weight: 800; line-height: 1; letter-spacing: -0.02em; word-spacing: 0.09em; text-wrap: balance; hyphens: manual; }
h1 { font-size: 58pt; }
h2 { font-size: 32pt; margin-bottom: 9mm; }
h3 { font-size: 15pt; }
img { display: block; width: 100%; }
.cover { background: #00704a; color: #f5f4ea; padding: 0; }
.cover > div { padding: 16mm 18mm; }
.cover p { font-size: 15pt; margin-top: 7mm; max-width: 130mm; }
.list { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm 10mm; padding: 0; }
.list > li { list-style: none; border-top: 0.8mm solid; padding-top: 3mm; }
.list .sub { font-weight: 600; margin: 1mm 0 2mm; }
.list .room { font-size: 9pt; margin-top: 2mm; color: #00553a; font-weight: 600; }
.house { background: #f5f4ea; }
.house h3 { margin: 7mm 0 2mm; }
.house p + p { margin-top: 2mm; }
.house .columns > :first-child { margin-top: 0; }
.house .columns { columns: 2; column-gap: 10mm; }
.house img { margin-bottom: 9mm; }
`;

function roomOf(key, locale) {
  const room = rooms.list.find((one) => one.id === rooms.idOf(key));
  return room ? room.name[locale] : '';
}

async function html(locale) {
  const text = papers[locale];
  const [cover, app] = await Promise.all([
    picture('saal-von-der-buehne', 760, 32),
    picture('konzerthaus-tag', 520, 32),
  ]);
  const shown = SHOWN.map((key) => plans.find((plan) => plan.key === key)).filter(Boolean);
  const venue = venues.list.find((one) => one.id === venues.idOf('konzerthaus'));
  const paragraphs = (value) =>
    value
      .split('\n\n')
      .map((one) => `<p>${escaped(one)}</p>`)
      .join('');
  const items = shown.map(
    (plan) =>
      `<li><h3>${escaped(plan.title[locale])}</h3><p class="sub">${escaped(plan.subtitle[locale])}</p><p>${escaped(plan.text[locale].split('\n\n')[0])}</p><p class="room">${escaped(roomOf(plan.room, locale))}</p></li>`,
  );
  const image = ({ src, alt }) => `<img src="${src}" alt="${escaped(alt[locale])}">`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escaped(text.title)}</title><style>${STYLE}</style></head><body>
<section class="cover">${image(cover)}<div><h1>${escaped(text.cover)}</h1><p>${escaped(text.claim)}</p><p>${escaped(text.note)}</p></div></section>
<section><h2>${escaped(text.highlights)}</h2><ul class="list">${items.join('')}</ul></section>
<section class="house"><h2>${escaped(text.visit)}</h2>${image(app)}<div class="columns"><h3>${escaped(text.directions)}</h3>${paragraphs(venue.directions[locale])}<h3>${escaped(text.access)}</h3>${paragraphs(venue.access[locale])}<h3>${escaped(text.tickets)}</h3>${paragraphs(text.ticketText)}</div></section>
</body></html>`;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  for (const locale of ['de', 'en']) {
    const page = await browser.newPage();
    await page.setContent(await html(locale));
    await page.evaluate('document.fonts.ready');
    await page.pdf({
      path: path.join(out, `${papers[locale].file}.pdf`),
      format: 'A4',
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    });
  }
} finally {
  await browser.close();
}
