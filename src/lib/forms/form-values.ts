/** What a form holds, to be read; what it is to change is read from a `FormData` by an action. */
export type FormValues = Pick<FormData, 'get' | 'getAll' | 'has' | 'keys' | 'entries'>;

/** A form as it was typed, from its values by name. */
export function formValues(
  typed: Readonly<Record<string, string | readonly string[]>>,
): FormValues {
  const form = new FormData();
  for (const [name, values] of Object.entries(typed))
    for (const value of [values].flat()) form.append(name, value);
  return form;
}
