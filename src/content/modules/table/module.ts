import { toggle } from '../../fields/inner/choice.ts';
import { items } from '../../fields/inner/items.ts';
import { richText, words } from '../../fields/inner/text.ts';
import { MAX_COLUMNS, MAX_ROWS } from '../../rich-text/limits.ts';
import { defineModule } from '../define.ts';

const cells = items(
  { text: richText({ label: { de: 'Text', en: 'Text' }, max: 2000, standsIn: true }) },
  { label: { de: 'Zellen', en: 'Cells' }, min: 1, max: MAX_COLUMNS },
);

/** What the library is searched by. */
const SYNONYMS = {
  synonyms: {
    de: ['Liste', 'Spalten', 'Zeilen', 'Preise', 'Preisliste', 'Excel', 'Kalkulation'],
    en: ['list', 'columns', 'rows', 'prices', 'price list', 'spreadsheet', 'excel'],
  },
};

export const module = defineModule({
  ...SYNONYMS,
  kind: 'table',
  label: { de: 'Tabelle', en: 'Table' },
  group: 'text',
  writing: { as: 'rows', field: 'rows', cells: 'cells', text: 'text', hasHeader: 'has_header' },
  fields: {
    caption: words({ label: { de: 'Titel', en: 'Caption' } }),
    has_header: toggle(
      { label: { de: 'Erste Zeile benennt die Spalten', en: 'First row names the columns' } },
      true,
    ),
    rows: items({ cells }, { label: { de: 'Zeilen', en: 'Rows' }, min: 1, max: MAX_ROWS }),
  },
});
