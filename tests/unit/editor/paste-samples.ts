/** Clipboards as programs fill them, written for these tests after what such programs do. */

const marker = (text: string) =>
  `<![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${text}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>`;
const entry = (mark: string, level: number, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l1 level${level} lfo2'>${marker(mark)}<span lang=DE style='mso-ansi-language:DE'>${words}<o:p></o:p></span></p>`;

export const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><title>Abend</title>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml>
<style><!-- /* Font Definitions */ p.MsoNormal {mso-style-parent:"";} @list l1 {mso-list-id:1;} --></style></head>
<body lang=DE style='tab-interval:35.4pt'><!--StartFragment-->
<h2><a name="_Toc1"></a><span style='mso-bidi-font-weight:normal;font-weight:normal'>Programm des
Abends</span><o:p></o:p></h2>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><span lang=EN-US>Es spielt das <b style='mso-bidi-font-weight:normal'>Hausorchester</b>
unter <i style='mso-bidi-font-style:normal'>wechselnder</i> Leitung.<br>
Eintritt&nbsp;frei.</span><o:p></o:p></p>
${entry('·', 1, 'Ouvertüre')}
${entry('·', 1, 'Konzert')}
${entry('1.', 2, 'Zugabe (nur mit Applaus)')}
${entry('1.', 1, 'Einlass')}
${entry('2.', 1, 'Beginn')}
<p class=MsoNormal>Mehr beim <a href="https://haus.example.org/programm"><span style='color:#0563C1'>Haus</span></a> oder
per <a href="mailto:karten@haus.example.org?subject=Karten">E-Mail</a>.<v:shape id="x"><v:imagedata src="file:///C:/a.png"/></v:shape></p>
<table class=MsoTableGrid border=1><tr><td width=200><p class=MsoNormal>20:00<o:p></o:p></p></td><td><p class=MsoNormal>Großer Saal</p></td></tr>
<tr><td><p class=MsoNormal>21:30</p></td><td><p class=MsoNormal>Foyer</p></td></tr></table>
<!--EndFragment--></body></html>`;

const docs = (words: string, style = 'font-weight:400;font-style:normal') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">${words}</span>`;
const docsItem = (level: number, words: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-weight:400;white-space:pre;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;" role="presentation">${docs(words)}</p></li>`;

export const GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d"><h1 dir="ltr" style="line-height:1.38;">${docs('Saisonvorschau')}</h1><p dir="ltr">${docs('Wir beginnen mit ')}${docs('Mahler', 'font-weight:700;font-style:normal')}${docs(' und ')}${docs('enden', 'font-weight:400;font-style:italic')}${docs(' mit ')}<a href="https://www.google.com/url?q=https://bach.example/werke?nr%3D1&amp;sa=D&amp;ust=1" style="text-decoration:none;">${docs('Bach')}</a>${docs('.')}</p><br><ul style="margin-top:0;">${docsItem(1, 'Erstes')}<ul>${docsItem(2, 'Darunter')}</ul>${docsItem(1, 'Zweites')}</ul><ol>${docsItem(1, 'Eins')}${docsItem(1, 'Zwei')}</ol></b><br class="Apple-interchange-newline">`;

export const LIBRE_OFFICE = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.8"/><style type="text/css">p { line-height: 115% }</style></head><body lang="de-DE" dir="ltr"><h3 class="western">Hinweis</h3>
<p style="margin-bottom: 0cm"><font face="Liberation Serif"><span lang="de-DE">Der Eingang
liegt <b>links</b>.</span></font></p>
<ol>
	<li><p>Klingeln</p></li>
	<li><p style="margin-bottom: 0cm">Eintreten</p></li>
</ol></body></html>`;

/** What others would have run, in as many places as HTML has. */
export const PAYLOADS: readonly string[] = [
  '<script>alert(1)</script>',
  '<script src=//evil.example/x.js></script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)></style></math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="https://a.example/" onclick="alert(1)" style="position:fixed">x</a>',
  '<a href="//evil.example\\@haus.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<p style="background:url(javascript:alert(1))" class="x">x</p>',
  '<p onmouseover="alert(1)">x</p>',
  '<style>@import "javascript:alert(1)";</style>x',
  '<link rel=stylesheet href=//evil.example/x.css>x',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">x',
  '<base href="javascript:alert(1)//"><a href="x">x</a>',
  '<form action="javascript:alert(1)"><input type=submit value=x></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<textarea><script>alert(1)</script></textarea>',
  '<title><img src=x onerror=alert(1)></title>x',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<video><source onerror="alert(1)"></video>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<body onload=alert(1)>x',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '"><script>alert(1)</script>',
  '<plaintext><b>x',
  '<b id=a><b id=b></a></b></p></div>',
  '<table><tr><td><a href="javascript:alert(1)"><table><tr><td>x',
];
