import type { Found, FoundMedia } from '../../../lib/editing/calls.ts';
import { locale } from '../host.ts';
import { ask } from '../request.ts';

/** What is looked for: records of some kinds, or files of the library for a use. */
export type Source = { readonly kinds: readonly string[] } | { readonly use: string };

/** Something that was found, as the list of results shows it. */
export interface Hit {
  /** `event:12`, an address, or the id of a file. */
  readonly value: string;
  readonly label: string;
  readonly note: string;
  readonly preview: string | null;
  readonly media: FoundMedia | null;
}

const finder = (part: string, query: Readonly<Record<string, string>>) =>
  ask<{ results: readonly never[] }>(
    'GET',
    `/${locale}/pageeditor-api/finder${part}?${String(new URLSearchParams(query))}`,
  );

const hitOf = ({ value, label, note, isOnline }: Found, offline: string): Hit => ({
  value,
  label,
  note: isOnline ? note : `${note} · ${offline}`,
  preview: null,
  media: null,
});

/**
 * What the house has of it.
 * @param offline what is said of records that visitors do not see
 * @returns null when nobody answered
 */
export async function find(
  source: Source,
  q: string,
  offline: string,
): Promise<readonly Hit[] | null> {
  if ('use' in source) {
    const answer = await finder('/media', { use: source.use, q });
    const results: readonly FoundMedia[] = answer.ok ? answer.value.results : [];
    return answer.ok
      ? results.map((media) => ({
          value: String(media.id),
          label: media.title,
          note: '',
          preview: media.preview,
          media,
        }))
      : null;
  }
  const answer = await finder('', { kinds: source.kinds.join(), q });
  return answer.ok ? answer.value.results.map((found: Found) => hitOf(found, offline)) : null;
}

const names = new Map<string, string>();
let asked: Promise<unknown> | null = null;
let wanted: string[] = [];

/** Remembers what something is called, so that it need not be asked for. */
export const rememberName = ({ value, label }: Pick<Hit, 'value' | 'label'>): unknown =>
  names.set(value, label);

/** What a chosen record is called; those asked for at once are one call. Its value where that is unknown. */
export async function nameOfValue(value: string): Promise<string> {
  if (!names.has(value)) {
    wanted.push(value);
    asked ??= Promise.resolve().then(async () => {
      const values = [...new Set(wanted)];
      [wanted, asked] = [[], null];
      const answer = await finder('', { values: values.join() });
      if (answer.ok)
        for (const found of answer.value.results as readonly Found[]) rememberName(found);
    });
    await asked;
  }
  return names.get(value) ?? value;
}
