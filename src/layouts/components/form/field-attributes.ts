import { FIELD } from '../../../lib/forms/form-info.ts';
import type { FormFieldView } from '../../../lib/views/form-view.ts';

/** What browsers fill in by themselves (WCAG 1.3.5), by the usual names of fields. */
const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  name: 'name',
  first_name: 'given-name',
  last_name: 'family-name',
  organisation: 'organization',
  street: 'address-line1',
  postal_code: 'postal-code',
  city: 'address-level2',
};

export function autocompleteOf({ field_type: type, slug }: FormFieldView): string | undefined {
  if (type === FIELD.email) return 'email';
  if (type === FIELD.phone) return 'tel';
  return AUTOCOMPLETE[slug];
}

/** The ids of what describes a field, as far as they are there. */
export const describedBy = (
  { help_text: help, condition }: FormFieldView,
  id: string,
  hasHint: boolean,
): string =>
  [
    ...(condition === '' ? [] : [`${id}-condition`]),
    ...(help === '' && !hasHint ? [] : [`${id}-hint`]),
    `${id}-field-error`,
  ].join(' ');
