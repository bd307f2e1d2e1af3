import type { FieldForm } from '../library.ts';
import type { Path } from '../operation.ts';

/** The field that a new module is begun with. */
export interface MissingField {
  readonly path: Path;
  readonly field: FieldForm;
  /** It is a text that stands on the page, and is written there. */
  readonly isWritten: boolean;
}

/** Nothing, or a list of entries in which nothing is. */
const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isBlank));

const WRITTEN: readonly FieldForm['control'][] = ['line', 'paragraphs', 'richtext'];

const missingAt = (path: Path, field: FieldForm): MissingField => ({
  path,
  field,
  isWritten: field.isTranslated && WRITTEN.includes(field.control),
});

/**
 * The first field that has to be filled in, in a list that of its first entry; where nothing
 * has to be, the body of a text. Null: the module can be seen as it is.
 */
export function firstMissingField(
  fields: readonly FieldForm[],
  data: Readonly<Record<string, unknown>>,
): MissingField | null {
  for (const field of fields) {
    const value = data[field.key];
    if (!field.isRequired || !isBlank(value)) continue;
    const entry: unknown = field.control === 'list' && Array.isArray(value) ? value[0] : undefined;
    const inner = entry === undefined ? null : firstMissingField(field.items, entry as typeof data);
    return inner === null
      ? missingAt([field.key], field)
      : { ...inner, path: [field.key, 0, ...inner.path] };
  }
  const [first] = fields;
  return first?.control === 'richtext' && isBlank(data[first.key])
    ? missingAt([first.key], first)
    : null;
}
