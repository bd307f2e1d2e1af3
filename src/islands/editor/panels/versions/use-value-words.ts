import type { ValueWords } from '../../../../lib/editing/field-differences.ts';
import { formatDateTime } from '../../i18n/format-date-time.ts';
import { t } from '../../i18n/t.ts';
import { useRecordNames } from '../../picker/use-record-names.ts';

/**
 * What is read from values by their words, again when the names of their records have come.
 * @param read is called twice: which names it needs is known when it has asked for them
 */
export function useValueWords<Result>(read: (words: ValueWords) => Result): Result {
  const records: string[] = [];
  const words = { momentText: formatDateTime, yes: t('versions.yes'), no: t('versions.no') };
  read({
    ...words,
    nameOf: (record) => {
      records.push(record);
      return '';
    },
  });
  const nameOf = useRecordNames(records);
  return read({ ...words, nameOf });
}
