import { $library } from './stores/library.ts';

type Values = Readonly<Record<string, string | number>>;

/** A text of the editor with its `{{values}}`; its key where the words have not come yet. */
export const word = (key: string, values: Values = {}): string =>
  ($library.get()?.words[key] ?? key).replace(
    /\{\{(\w+)\}\}/gu,
    (_, name: string) => `${values[name] ?? ''}`,
  );
