import type { HubField } from '../../../src/lib/views/hub/hub-view.ts';

export type Entries = Readonly<Record<string, string>>;

/** What a browser sends of fields that nobody touches. */
export const untouched = (fields: readonly HubField[]): readonly (readonly [string, string])[] =>
  fields.flatMap(({ name, control, value, hidden = [], fields: inner }) => [
    ...hidden.map((one) => [one.name, one.value] as const),
    ...untouched(inner),
    ...(['group', 'languages', 'list', 'entry'].includes(control) ||
    (value === '' && control === 'checkbox')
      ? []
      : value
          .split(['choices', 'lookup'].includes(control) ? ' ' : '\0')
          .map((one) => [name, one] as const)),
  ]);

export function formOf(entries: Entries): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}
