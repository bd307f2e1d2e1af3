import type { Locale } from '../../../lib/constants.ts';
import type { FieldForm } from '../../../lib/editing/library.ts';
import { FieldList } from '../form/FieldList.tsx';
import { change } from '../stores/document.ts';
import { mistakesOf } from '../stores/mistakes.ts';

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
    onChange={(path, value, isTyping) => change(of, path, value, isTyping)}
    mistakes={mistakesOf(of)}
    idBase={`${of ?? 'page'}-${props.language}`}
  />
);
