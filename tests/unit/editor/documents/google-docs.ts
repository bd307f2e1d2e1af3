import type { PastedSample } from './outline.ts';

/* Clipboards of Google Docs, written for these tests with the structures that it writes. */

const wrap = (body: string): string =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5e1d">${body}</b><br class="Apple-interchange-newline">`;
const span = (words: string, style = 'font-weight:400;font-style:normal'): string =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">${words}</span>`;
const p = (words: string): string =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${words}</p>`;
const item = (level: number, words: string, type = 'disc'): string =>
  `<li dir="ltr" style="list-style-type:${type};font-size:11pt;white-space:pre;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;" role="presentation">${span(words)}</p></li>`;
/** An entry of a checklist: the box is a picture, which is no picture of the page. */
const box = (isDone: boolean, words: string): string =>
  `<li dir="ltr" role="checkbox" aria-checked="${String(isDone)}" style="list-style-type:none;font-size:11pt;" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" width="17px" height="17px" alt="${isDone ? 'checked' : 'unchecked'}" aria-roledescription="checkbox" style="margin-right:3px;" /><p dir="ltr" style="display:inline-block;" role="presentation">${span(words, isDone ? 'text-decoration:line-through' : '')}</p></li>`;
const list = (tag: string, body: string): string =>
  `<${tag} style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${body}</${tag}>`;

export const GOOGLE_SAMPLES: readonly PastedSample[] = [
  {
    name: 'Google Docs: lists in lists, of both kinds, beside their entries',
    html: wrap(
      p(span('Mitbringen:')) +
        list(
          'ul',
          item(1, 'Instrument') +
            list(
              'ul',
              item(2, 'Bogen') + list('ul', item(3, 'Kolophonium', 'square')) + item(2, 'Saiten'),
            ) +
            item(1, 'Noten') +
            list('ol', item(2, 'Stimme', 'lower-alpha') + item(2, 'Partitur', 'lower-alpha')),
        ),
    ),
    outline: `Mitbringen:
- Instrument
  - Bogen
    - Kolophonium
  - Saiten
- Noten
  1. Stimme
  2. Partitur`,
  },
  {
    name: 'Google Docs: headings, one of them in a numbered list, one with a picture',
    html: wrap(
      `<h1 dir="ltr">${span('Spielzeitheft')}</h1>${p(span('Vorwort der Leitung.'))}${list('ol', `<li dir="ltr" aria-level="1"><h2 dir="ltr" role="presentation">${span('Sinfonik')}</h2></li>`)}${p(span('Acht Abende.'))}<br><h2 dir="ltr">${span('Kammermusik')}</h2>${p(span('Sechs Abende.'))}`,
    ),
    outline: `## Spielzeitheft
Vorwort der Leitung.
### Sinfonik
Acht Abende.
### Kammermusik
Sechs Abende.`,
  },
  {
    name: 'Google Docs: links to the world, to headings and to bookmarks of the document',
    html: wrap(
      p(
        `${span('Mehr im ')}<a href="https://www.google.com/url?q=https://heft.example/2026%23seite-3&amp;sa=D" style="text-decoration:none;">${span('Heft')}</a>${span(', ')}<a href="#heading=h.gjdgxs">${span('oben')}</a>${span(', ')}<a href="https://docs.google.com/document/d/1aB/edit#bookmark=id.3zny">${span('im Anhang')}</a>${span(' und bei ')}<a href="mailto:presse@haus.example">${span('der Presse')}</a>${span('.')}`,
      ),
    ),
    outline:
      'Mehr im [Heft](https://heft.example/2026#seite-3), oben, im Anhang und bei [der Presse](mailto:presse@haus.example).',
  },
  {
    name: 'Google Docs: a table with bold heads and a linked picture',
    html: wrap(
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="100" /><col width="100" /></colgroup><tbody><tr style="height:0pt"><td>${p(span('Tag', 'font-weight:700'))}</td><td>${p(span('Werk', 'font-weight:700'))}</td></tr><tr><td>${p(span('Freitag'))}</td><td>${p(span('Brahms, ') + span('Ein deutsches Requiem', 'font-style:italic'))}</td></tr></tbody></table></div>${p(`<a href="https://film.example/9"><span style="border:none;"><img src="https://lh3.googleusercontent.com/abc" width="200" height="100" /></span></a>`)}`,
    ),
    outline: `|| Tag | Werk ||
| Freitag | Brahms, *Ein deutsches Requiem* |
[https://film.example/9](https://film.example/9)
![](https://lh3.googleusercontent.com/abc)`,
  },
  {
    name: 'Google Docs: footnotes, empty lines, a line break and strange spaces',
    html: wrap(
      `${p(`${span('Uraufgeführt 1868')}<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup>${span('\u00A0in Bremen.')}`)}<br>${p(span('Zwei<br>Zeilen.'))}<hr><div>${p(`<a href="#ftnt_ref1" id="ftnt1">[1]</a>${span(' Ohne den fünften Satz.')}`)}</div>`,
    ),
    outline: `Uraufgeführt 1868[[1]](#anmerkungen) in Bremen.
Zwei⏎Zeilen.
--
[1] Ohne den fünften Satz.`,
  },
  {
    name: 'Google Docs: a checklist, whose boxes are pictures',
    html: wrap(
      p(span('Vor dem Konzert:')) +
        list('ul', box(false, 'Flügel stimmen') + box(true, 'Programmhefte auslegen')),
    ),
    outline: `Vor dem Konzert:
- Flügel stimmen
- Programmhefte auslegen`,
  },
  {
    name: 'Google Docs: headings right after each other, empty ones among them',
    html: wrap(
      `<h1 dir="ltr">${span('Klang')}</h1><h1 dir="ltr">${span('und')}</h1><h2 dir="ltr">${span(' ')}</h2><h2 dir="ltr">${span('Raum<br>im Saal')}</h2>${p(span('Text.'))}`,
    ),
    outline: `## Klang
## und
### Raum im Saal
Text.`,
  },
];
