import { $library } from '../api/library.ts';

type Values = Readonly<Record<string, string | number>>;

/** A text of the editor with its `{{values}}`; its key before the library is loaded. */
export const t = (key: string, values: Values = {}): string =>
  ($library.get()?.words[key] ?? key).replace(
    /\{\{(\w+)\}\}/gu,
    (_, name: string) => `${values[name] ?? ''}`,
  );
