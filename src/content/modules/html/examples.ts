import type { Examples } from '../define.ts';
import { COMPOUND, filler } from '../example-media.ts';
import type { module } from './module.ts';

const sameText = (text: string) => ({ de: text, en: text });
const row = (cells: readonly string[], tag = 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells)).join('')}</tbody></table>`;
const PRICES = [
  ['1', '78', '66', '39'],
  ['2', '59', '50', '29'],
  ['3', '36', '30', '18'],
];
const limit = (text: string) => `<p>${filler(50_000 - 7)}</p>${text}`;

export const examples: Examples<typeof module> = {
  default: {
    data: {
      html_code: {
        de: `<p>Alle Preise in Euro, mit Vorverkaufsgebühr.</p>${table(['Kategorie', 'Vollpreis', 'Abonnement', 'Ermäßigt bis 30 Jahre'], PRICES)}`,
        en: `<p>All prices in euros, booking fee included.</p>${table(['Category', 'Full price', 'Subscription', 'Reduced up to 30 years'], PRICES)}`,
      },
    },
  },
  minimal: {
    data: {
      html_code: {
        de: '<p>Der Saal ist <strong>barrierefrei</strong> erreichbar.</p>',
        en: '<p>The hall can be reached <strong>without steps</strong>.</p>',
      },
    },
  },
  longest: { data: { html_code: sameText(limit('')) } },
  compound: {
    data: {
      html_code: sameText(
        `<p>${COMPOUND}</p>${table(['Abonnement', COMPOUND, 'Saal', 'Reihe'], [['1', '2', COMPOUND, '4']])}`,
      ),
    },
  },
  refused: {
    data: {
      html_code: sameText(
        '<p>Text<script>alert(1)</script></p><iframe src="https://example.org"></iframe><form><button>Weg</button></form>',
      ),
    },
  },
};
