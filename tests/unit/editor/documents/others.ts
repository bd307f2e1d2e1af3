import type { PastedSample } from './outline.ts';

/* Clipboards of spreadsheets, mail programs and browsers, written for these tests. */

export const OTHER_SAMPLES: readonly PastedSample[] = [
  {
    name: 'Excel: cells with formats, an empty column, an empty row',
    html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\,";} .xl65 {font-weight:700;} --></style></head><body><table border=0 cellpadding=0 cellspacing=0 width=240><!--StartFragment--><col width=80 style='width:60pt'><tr height=20><td class=xl65 style='font-weight:700'>Reihe</td><td></td><td style='font-weight:700'>Preis</td></tr><tr><td>1–5</td><td></td><td align=right>48,00 €</td></tr><tr><td></td><td></td><td></td></tr><tr><td>6–12</td><td></td><td align=right>36,00 €</td></tr><!--EndFragment--></table></body></html>`,
    outline: `|| Reihe | Preis ||
| 1–5 | 48,00 € |
| 6–12 | 36,00 € |`,
  },
  {
    name: 'Google Sheets: cells with a link and a line break',
    html: `<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td data-sheets-value='{"1":2}'>Solistin</td><td><a class="in-cell-link" target="_blank" href="https://m.example/a">Anna M.</a></td></tr><tr><td>Dirigent</td><td>Bert K.<br/>(Gast)</td></tr></tbody></table>`,
    outline: `| Solistin | [Anna M.](https://m.example/a) |
| Dirigent | Bert K.⏎(Gast) |`,
  },
  {
    name: 'LibreOffice Calc: numbers with their formats',
    html: `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.8 (Linux)"/></head><body><table cellspacing="0" border="0"><colgroup span="2" width="85"></colgroup><tr><th height="17" align="left">Monat</th><th>Besuche</th></tr><tr><td align="left"><font face="Arial">Mai</font></td><td sdval="1204" sdnum="1031;">1204</td></tr></table></body></html>`,
    outline: `|| Monat | Besuche ||
| Mai | 1204 |`,
  },
  {
    name: 'Outlook: a message with a list of its own, a quoted one, a layout of tables',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><div class=WordSection1><table width="100%"><tr><td><p class=MsoNormal>Liebe Gäste,</p><ul type=disc><li class=MsoNormal style='mso-list:l0 level1 lfo1'>Einlass früher<ul type=circle><li class=MsoNormal style='mso-list:l0 level2 lfo1'>18 Uhr</li></ul></li></ul></td></tr></table><blockquote><p>Am 3. Mai schrieb A:<br>Bis bald</p></blockquote><p>😀 <img class="emoji" alt="🎻" src="https://mail.example/e.png"></p></div></body></html>`,
    outline: `Liebe Gäste,
- Einlass früher
  - 18 Uhr
Am 3. Mai schrieb A:⏎Bis bald
😀 🎻`,
  },
  {
    name: 'a web page: unknown elements, definitions, a figure, details',
    html: `<article><header-block><h3>Hinweise</h3></header-block><x-card><slot-text>Neu</slot-text> im <mark>Haus</mark></x-card><dl><dt>Beginn</dt><dd>19:30</dd></dl><figure><img src="https://b.example/1.jpg" alt="Die Orgel"><figcaption>Orgel von 1903</figcaption></figure><details><summary>Mehr</summary>Alles <abbr title="zum Beispiel">z. B.</abbr></details></article>`,
    outline: `## Hinweise
Neu im Haus
Beginn
19:30
![Die Orgel](https://b.example/1.jpg)
Orgel von 1903
Mehr
Alles z. B.`,
  },
  {
    name: 'Apple Pages: spans with classes, converted spaces',
    html: `<meta charset="UTF-8"><p class="p1" style="margin: 0px; font: 12px Helvetica"><b>Probe</b><span class="Apple-converted-space">&nbsp; </span>um zehn</p><ul class="ul1"><li class="li1"><span class="s1"></span>Chor</li><ul class="ul1"><li class="li1">Alt</li></ul></ul>`,
    outline: `**Probe** um zehn
- Chor
  - Alt`,
  },
];
