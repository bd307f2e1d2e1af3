import type { PastedSample } from './outline.ts';

/*
 * Clipboards of Word, written for these tests with the structures that Word writes: its
 * namespaces, paragraphs with list marks as styles, content controls, numbered headings.
 */

const document = (body: string): string => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View><w:Zoom>0</w:Zoom></w:WordDocument></xml><![endif]-->
<style><!-- @list l0 {mso-list-id:1; mso-list-type:hybrid;} p.MsoNormal {mso-style-unhide:no;} --></style>
</head><body lang=DE style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const p = (words: string, more = ''): string =>
  `<p class=MsoNormal${more}>${words}<o:p></o:p></p>\r\n`;
const marker = (mark: string): string =>
  `<![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`;
const entry = (mark: string, level: number, words: string, list = 'l0'): string =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'>${marker(mark)}${words}<o:p></o:p></p>\r\n`;
const note = (number: number, words: string): string =>
  `<div style='mso-element:footnote' id=ftn${number}><p class=MsoFootnoteText><a style='mso-footnote-id:ftn${number}' href="#_ftnref${number}" name="_ftn${number}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]>[${number}]<![endif]></span></span></a> ${words}<o:p></o:p></p></div>`;
const reference = (number: number): string =>
  `<a style='mso-footnote-id:ftn${number}' href="#_ftn${number}" name="_ftnref${number}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]>[${number}]<![endif]></span></span></a>`;

export const WORD_SAMPLES: readonly PastedSample[] = [
  {
    name: 'Word: content controls around a block, a line, words and a cell',
    html: document(`<w:Sdt SdtDocPart="t" DocPartType="Abstract" ID="-1"><w:sdtPr></w:sdtPr>
${p('Die Abteilung <w:Sdt ShowingPlcHdr="f" ID="7" Text="t">Öffentlichkeitsarbeit</w:Sdt> lädt ein.')}
<h1>Einladung</h1>
${p('Ort: <w:Sdt Title="Saal" ID="8"><b>Kleiner Saal</b></w:Sdt>')}</w:Sdt>
<table class=MsoTableGrid><tr><td><w:Sdt ID="9">${p('Beginn')}</w:Sdt></td><td>${p('<w:Sdt ID="10">19:30 Uhr</w:Sdt>')}</td></tr><tr><td>${p('Ende')}</td><td>${p('21:45 Uhr')}</td></tr></table>`),
    outline: `Die Abteilung Öffentlichkeitsarbeit lädt ein.
## Einladung
Ort: **Kleiner Saal**
| Beginn | 19:30 Uhr |
| Ende | 21:45 Uhr |`,
  },
  {
    name: 'Word: bullets, numbers and letters over four levels',
    html: document(
      p('Ablauf') +
        entry('·', 1, 'Vormittag') +
        entry('o', 2, 'Aufbau') +
        entry('§', 3, 'Licht') +
        entry('§', 3, 'Ton') +
        entry('·', 4, 'Mikrofone') +
        entry('o', 2, 'Probe') +
        entry('·', 1, 'Abend') +
        p('Danach') +
        entry('1.', 1, 'Einlass', 'l1') +
        entry('a.', 2, 'Parkett', 'l1') +
        entry('b)', 2, 'Rang', 'l1') +
        entry('2.', 1, 'Konzert', 'l1'),
    ),
    outline: `Ablauf
- Vormittag
  - Aufbau
    - Licht
    - Ton
      - Mikrofone
  - Probe
- Abend
Danach
1. Einlass
  1. Parkett
  2. Rang
2. Konzert`,
  },
  {
    name: 'Word: numbered headings and those with bullets, a title, and a contents list that leads into the document',
    html: document(`<p class=MsoTitle>Hausordnung<o:p></o:p></p>
<p class=MsoToc1><a href="#_Toc100">1<span style='mso-tab-count:1'> </span>Einlass<span style='mso-tab-count:1 dotted'>. </span>2</a></p>
<h1 style='margin-left:21.6pt;text-indent:-21.6pt;mso-list:l2 level1 lfo3'><a name="_Toc100"></a><![if !supportLists]><span style='mso-list:Ignore'>1<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Einlass<o:p></o:p></h1>
${p('Ab 18:30 Uhr, <a href="#_Toc100">siehe oben</a>.')}
<h2 style='mso-list:l2 level2 lfo3'><![if !supportLists]><span style='mso-list:Ignore'>1.1<span>&nbsp; </span></span><![endif]>Garderobe<o:p></o:p></h2>
${p('Sie ist frei.')}
<h2 style='mso-list:l3 level1 lfo4'>${marker('·')}Schirme<o:p></o:p></h2>
${p('Auch sie.')}
<h2 style='mso-list:l3 level1 lfo4'>${marker('Ø')}Taschen<o:p></o:p></h2>
${p('Nur kleine.')}
<p class=MsoHeading7 style='mso-outline-level:7'>Mäntel<o:p></o:p></p>
${p('Bügel gibt es genug.')}`),
    outline: `## Hausordnung
1 Einlass. 2
### 1 Einlass
Ab 18:30 Uhr, siehe oben.
#### 1.1 Garderobe
Sie ist frei.
#### Schirme
Auch sie.
#### Taschen
Nur kleine.
##### Mäntel
Bügel gibt es genug.`,
  },
  {
    name: 'Word: footnotes, whose marks lead to the notes',
    html: document(`${p(`Das Haus wurde 1903 gebaut${reference(1)} und 1987 erneuert.${reference(2)}`)}
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
${note(1, 'Nach dem <a href="https://archiv.example/1903">Stadtarchiv</a>.')}${note(2, 'Akten der Bauaufsicht.')}</div>`),
    outline: `Das Haus wurde 1903 gebaut[[1]](#anmerkungen) und 1987 erneuert.[[2]](#anmerkungen)
--
[1] Nach dem [Stadtarchiv](https://archiv.example/1903).
[2] Akten der Bauaufsicht.`,
  },
  {
    name: 'Word: a linked picture, a picture in a line, a drawing with words',
    html: document(`${p('<a href="https://plakat.example/"><span style=\'text-decoration:none\'><img width=120 height=80 src="file:///C:/Users/A/AppData/Local/Temp/msohtmlclip1/01/clip_image001.jpg" alt="Plakat der Saison" v:shapes="x"></span></a>')}
${p('Im Bild <img src="file:///C:/clip_image002.png" alt=""> die Orgel.')}
<v:shape id="t" type="#_x0000_t202"><v:textbox><table><tr><td><div>${p('Kasten mit Hinweis')}</div></td></tr></table></v:textbox></v:shape>`),
    outline: `[Plakat der Saison](https://plakat.example/)
![Plakat der Saison](file:///C:/Users/A/AppData/Local/Temp/msohtmlclip1/01/clip_image001.jpg)
Im Bild die Orgel.
![](file:///C:/clip_image002.png)
Kasten mit Hinweis`,
  },
  {
    name: 'Word: a table with heads, joined cells, links, bold words and a list',
    html: document(`<table class=MsoTableGrid border=1 cellspacing=0><thead><tr style='mso-yfti-firstrow:yes'><th>${p('Kategorie')}</th><th>${p('Preis')}</th><th>${p('Karten')}</th></tr></thead>
<tr><td rowspan=2>${p('Parkett')}</td><td>${p('<b>48 €</b>')}</td><td>${p('<a href="https://shop.example/1">bestellen</a>')}</td></tr>
<tr><td>${p('24 € ermäßigt')}</td><td>${entry('·', 1, 'Abendkasse') + entry('·', 1, 'Telefon')}</td></tr>
<tr><td colspan=2>${p('Rang: ausverkauft')}</td><td>${p('')}</td></tr></table>`),
    outline: `|| Kategorie | Preis | Karten ||
| Parkett | **48 €** | [bestellen](https://shop.example/1) |
|  | 24 € ermäßigt | - Abendkasse
- Telefon |
| Rang: ausverkauft |  |  |`,
  },
  {
    name: 'Word: marks, tracked changes, comments, hidden words and a formula',
    html: document(`${p("Ein <b style='mso-bidi-font-weight:normal'>fetter</b>, <i>schräger</i> und <u>unterstrichener</u> <span class=SpellE>Satz</span><span style='mso-hide:all;display:none'>geheim</span>.")}
${p('Neu: <ins cite="mailto:A" datetime="2026-01-02T10:00">mit Pause</ins><del cite="mailto:A" datetime="2026-01-02T10:00">ohne Pause</del><a style=\'mso-comment-reference:A_1\'></a>')}
${p('<m:oMath><i><m:r>E</m:r></i><m:r>=mc</m:r></m:oMath> gilt auch hier.')}
<div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Bitte prüfen</p></div></div>`),
    outline: `Ein **fetter**, *schräger* und unterstrichener Satz.
Neu: mit Pause
*E*=mc gilt auch hier.`,
  },
  {
    name: 'Word: a list that goes on behind a paragraph of one of its entries',
    html: document(
      entry('1.', 1, 'Anreise') +
        entry('·', 2, 'Mit der Bahn') +
        `<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt'>Vom Bahnhof sind es zehn Minuten.<o:p></o:p></p>` +
        entry('·', 2, 'Mit dem Rad') +
        entry('2.', 1, 'Abreise'),
    ),
    outline: `1. Anreise
  - Mit der Bahn⏎Vom Bahnhof sind es zehn Minuten.
  - Mit dem Rad
2. Abreise`,
  },
  {
    name: 'Word on the web: a list of its own for each entry, levels as attributes',
    html: `<div class="OutlineElement Ltr" role="heading" aria-level="1"><p class="Paragraph"><span class="TextRun">Packliste</span><span class="EOP">&nbsp;</span></p></div>
<div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list"><li role="listitem" aria-level="1" data-aria-level="1" class="OutlineElement"><p class="Paragraph"><span class="TextRun">Noten</span><span class="EOP">&nbsp;</span></p></li></ul></div>
<div class="ListContainerWrapper"><ul role="list"><li role="listitem" aria-level="2" data-aria-level="2"><p><span>Stimmen</span></p></li></ul></div>
<div class="ListContainerWrapper"><ol role="list" start="1"><li role="listitem" aria-level="3"><p><span>Bratsche</span></p></li></ol></div>
<div class="ListContainerWrapper"><ul role="list"><li role="listitem" aria-level="1"><p><span>Pulte</span></p></li></ul></div>`,
    outline: `## Packliste
- Noten
  - Stimmen
    1. Bratsche
- Pulte`,
  },
];
