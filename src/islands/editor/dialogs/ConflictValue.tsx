import { fieldWords } from '../../../lib/editing/field-differences.ts';
import type { FieldForm } from '../../../lib/editing/library.ts';
import { t } from '../i18n/t.ts';
import { useValueWords } from '../panels/versions/use-value-words.ts';

interface Props {
  readonly field: FieldForm | undefined;
  readonly value: unknown;
}

/** What one side holds in a field of the record: in words, by language. */
export function ConflictValue({ field, value }: Props) {
  const parts = useValueWords((words) => fieldWords(field, value, words));
  if (parts.length === 0) return <span className="ed-value">{t('conflict.empty')}</span>;
  return parts.map(({ language, text }) => (
    <span key={language ?? ''} className="ed-value">
      {language !== null && <strong>{t(`language.${language}`)}: </strong>}
      <span lang={language ?? undefined}>{text}</span>
    </span>
  ));
}
