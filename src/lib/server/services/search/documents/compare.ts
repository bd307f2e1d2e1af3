import type { Kind } from '../../../../../content/records/kinds.ts';
import { nameOf } from '../../../../i18n/record-name.ts';
import type { SearchDocumentFacts } from '../../../repositories/search/documents.ts';
import type { SearchDocument } from './document.ts';

/** Whether the index has some documents as they would be written. */
export const isSame = (
  documents: readonly SearchDocument[],
  rows: readonly SearchDocumentFacts[],
): boolean => {
  const sorted = documents.map(({ row }) => row).sort((a, b) => (a.locale < b.locale ? -1 : 1));
  return (
    sorted.length === rows.length &&
    sorted.every((row, index) => {
      const other = rows[index];
      return (Object.keys(row) as (keyof SearchDocumentFacts)[]).every(
        (key) => row[key] === other?.[key],
      );
    })
  );
};

/** What documents of others take from a record that they name, beside its name. */
const FIELDS_FOR_OTHERS: Partial<Readonly<Record<Kind, readonly string[]>>> = {
  shared_section: ['modules'],
  room: ['venue'],
  event: ['event_type_new'],
  work: ['composers', 'catalogue_number', 'original_title'],
};

/** What documents of others show of a record, as a text that is compared. */
export function namedFacts(kind: Kind, record: object | null): string {
  if (record === null) return '';
  const values = record as Readonly<Record<string, unknown>>;
  const more = (FIELDS_FOR_OTHERS[kind] ?? []).map((field) => values[field]);
  return JSON.stringify([values['is_online'], nameOf(kind, record), ...more]);
}
