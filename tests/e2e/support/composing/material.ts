import sharp from 'sharp';
import type { JSHandle, Page } from '@playwright/test';
import type { Locale } from '../../../../src/lib/constants.ts';

/* What an editor has on the desk for a concert page: a text from Word, a table, two pictures. */

interface Sheet {
  readonly html: string;
  readonly plain: string;
}

/** The page's name; each run has its own, because addresses follow from it. */
export const titlesOf = (mark: string): Readonly<Record<Locale, string>> => ({
  de: `Matinee der Celli ${mark}`,
  en: `Cello matinee ${mark}`,
});

/** Every paragraph and entry of the text, as a visitor reads it. */
export const WORDS: Readonly<Record<Locale, readonly string[]>> = {
  de: [
    'Acht Celli, ein Klang: Sonntags um elf spielt das Ensemble Hofquartier.',
    'Auf dem Programm stehen:',
    'Heitor Villa-Lobos: Bachianas Brasileiras Nr. 5',
    'Astor Piazzolla: Libertango',
    'Kinder unter zwölf hören kostenlos zu.',
  ],
  en: [
    'Eight cellos, one sound: the Hofquartier ensemble plays on Sundays at eleven.',
    'The programme:',
    'Heitor Villa-Lobos: Bachianas Brasileiras No. 5',
    'Astor Piazzolla: Libertango, arranged for eight',
    'Children under twelve listen for free.',
  ],
};

export const ALTS: readonly Readonly<Record<Locale, string>>[] = [
  { de: 'Acht Celli im Halbkreis', en: 'Eight cellos in a half circle' },
  { de: 'Der Saal am Morgen', en: 'The hall in the morning' },
];

export const CELLS = ['Platz', 'Preis', 'Parkett', '28 €', 'Empore', '19 €'] as const;

/** Three rows of two, as a spreadsheet puts them into the clipboard. */
export const SPREADSHEET: Sheet = {
  html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet><meta name=Generator content="Microsoft Excel 15"><style><!--table {mso-displayed-decimal-separator:"\\,";} .xl65 {mso-number-format:"\\#\\,\\#\\#0\\ \\0022€\\0022";}--></style></head><body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=160 style='border-collapse:collapse;width:120pt'><!--StartFragment--><col width=80 span=2 style='width:60pt'>${rowsOf(
    (cell, at) =>
      `<td${at < 2 ? ' height=20 width=80' : ''} class=xl65 style='height:15.0pt'>${cell}</td>`,
  )}<!--EndFragment--></table></body></html>`,
  plain: 'Platz\tPreis\r\nParkett\t28 €\r\nEmpore\t19 €\r\n',
};

function rowsOf(cellOf: (cell: string, at: number) => string): string {
  const cells = CELLS.map(cellOf);
  return [0, 2, 4]
    .map((at) => `<tr height=20 style='height:15.0pt'>${cells.slice(at, at + 2).join('')}</tr>`)
    .join('');
}

const entry = (words: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><span style='mso-ansi-language:DE'>${words}<o:p></o:p></span></p>`;

/** A text as Word puts it into the clipboard. */
export function wordDocument(locale: Locale): Sheet {
  const [first = '', second = '', one = '', two = '', last = ''] = WORDS[locale];
  const lines = `<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>${first}</b><o:p></o:p></p><p class=MsoNormal>${second}<o:p></o:p></p>${entry(one)}${entry(two)}<p class=MsoNormal>${last}<o:p></o:p></p>`;
  return {
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style><!-- p.MsoNormal {mso-style-parent:"";} @list l0 {mso-list-id:1;} --></style></head><body lang=DE style='tab-interval:35.4pt'><!--StartFragment-->${lines}<!--EndFragment--></body></html>`,
    plain: WORDS[locale].join('\r\n'),
  };
}

/** Copies in another program: what the clipboard holds then. */
export async function copy(page: Page, { html, plain }: Sheet): Promise<void> {
  await page.evaluate(
    async (texts) => {
      const blobs = Object.entries(texts).map(
        ([type, text]) => [type, new Blob([text], { type })] as const,
      );
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries<Blob>(blobs))]);
    },
    { 'text/html': html, 'text/plain': plain },
  );
}

/** A picture that the library has not got yet: its colour is its own. */
async function picture(format: 'jpeg' | 'png'): Promise<string> {
  const [r = 0, g = 0, b = 0] = [0, 0, 0].map(() => Math.floor(Math.random() * 256));
  const create = { width: 900, height: 600, channels: 3 as const, background: { r, g, b } };
  return (await sharp({ create }).toFormat(format).toBuffer()).toString('base64');
}

/** Copies a picture in another program. */
export async function copyPicture(page: Page): Promise<void> {
  await page.evaluate(
    async (data) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const blob = new Blob([bytes], { type: 'image/png' });
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    },
    await picture('png'),
  );
}

/** A photograph on the desk. */
export const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await picture('jpeg'), 'base64'),
});

/** What the browser hands over when a photograph is dragged into it. */
export async function dragged(page: Page, name: string): Promise<JSHandle<DataTransfer>> {
  return page.evaluateHandle(
    ([file = '', data = '']) => {
      const made = new DataTransfer();
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
      made.items.add(new File([bytes], file, { type: 'image/jpeg' }));
      return made;
    },
    [name, await picture('jpeg')],
  );
}
