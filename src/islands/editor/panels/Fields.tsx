import type { Locale } from '../../../lib/constants.ts';
import type { FieldForm } from '../../../lib/editing/library.ts';
import { FieldList } from '../form/FieldList.tsx';
import { setField } from '../stores/commands.ts';
import { errorsOf } from '../stores/field-errors.ts';

interface Props {
  /** Id of the module; null: the record itself. */
  readonly of: string | null;
  readonly fields: readonly FieldForm[];
  readonly value: unknown;
  readonly language: Locale;
}

/** The form of a module or of the record, in one language. */
export const Fields = ({ of, ...props }: Props) => (
  <FieldList
    {...props}
    onChange={(path, value, isTyping) => setField(of, path, value, isTyping)}
    fieldErrors={errorsOf(of)}
    idBase={`${of ?? 'page'}-${props.language}`}
  />
);
