import type { PastedSample } from './outline.ts';

/* Clipboards and HTML exports of LibreOffice, written for these tests after what it writes. */

const document = (body: string, program = 'LibreOffice 24.8.2.1 (Linux)'): string =>
  `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title>Entwurf</title><meta name="generator" content="${program}"/><style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm } p { line-height: 115%; background: transparent } a:link { so-language: zxx }</style></head><body lang="de-DE" link="#000080" vlink="#800000" dir="ltr">${body}</body></html>`;
const p = (words: string): string =>
  `<p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt">${words}</font></font></p>\n`;

export const LIBRE_OFFICE_SAMPLES: readonly PastedSample[] = [
  {
    name: 'LibreOffice: lists in entries, deeper ones without an entry of their own',
    html: document(`<ol>
	<li>${p('Anmelden')}
	<ul>
		<li>${p('am Telefon')}</li>
		<li>${p('im Netz')}
		<ul><li>${p('mit Konto')}</li></ul></li>
	</ul></li>
	<li>${p('Bezahlen')}</li>
</ol>
<ul><ul><li>${p('eingerückt')}</li></ul><li>${p('vorn')}</li></ul>`),
    outline: `1. Anmelden
  - am Telefon
  - im Netz
    - mit Konto
2. Bezahlen
- eingerückt
- vorn`,
  },
  {
    name: 'LibreOffice: numbered headings and references into the document',
    html: document(`<h1 class="western"><a name="__RefHeading___Toc1"></a>1. Haus</h1>
${p('Siehe <a href="#__RefHeading___Toc1">1. Haus</a> und <a href="#lage">Lage</a>.')}
<h2 class="western" style="so-language: de-DE"><a name="lage"></a>1.1 <span lang="de-DE">Lage</span></h2>
${p('Am <strong>Fluss</strong>.')}`),
    outline: `## 1. Haus
Siehe 1. Haus und Lage.
### 1.1 Lage
Am **Fluss**.`,
  },
  {
    name: 'LibreOffice: footnotes',
    html: document(`${p('Der Saal fasst 1480 Menschen<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a>.')}
<div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a> Mit Rollstuhlplätzen 1462.</p></div>`),
    outline: `Der Saal fasst 1480 Menschen[1](#anmerkungen).
--
1 Mit Rollstuhlplätzen 1462.`,
  },
  {
    name: 'LibreOffice: a table, a picture of the clipboard, a frame',
    html: document(`<table width="100%" cellpadding="4" cellspacing="0"><col width="128*"><col width="128*"><thead><tr valign="top"><th width="50%">${p('Uhrzeit')}</th><th>${p('Was')}</th></tr></thead><tbody><tr valign="top"><td>${p('10:00')}</td><td>${p('Führung')}</td></tr></tbody></table>
<p><img src="data:image/png;base64,iVBORw0KGgo=" name="Bild1" alt="Foyer" width="20" height="20" border="0"/></p>
<div id="Rahmen1" dir="ltr" style="float: left; border: none">${p('Text im Rahmen')}</div>`),
    outline: `|| Uhrzeit | Was ||
| 10:00 | Führung |
![Foyer](data:image/png;base64,iVBORw0KGgo=)
Text im Rahmen`,
  },
];
