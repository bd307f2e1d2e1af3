import type { FinderResult, FinderMedia } from '../../../lib/editing/calls.ts';
import { locale } from '../api/record.ts';
import { request } from '../api/request.ts';

/** What is looked for: records of some kinds, or files of the library for a use. */
export type PickerSource = { readonly kinds: readonly string[] } | { readonly use: string };

/** Something that was found, as the list of results shows it. */
export interface PickerItem {
  /** `event:12`, an address, or the id of a file. */
  readonly value: string;
  readonly label: string;
  readonly note: string;
  readonly preview: string | null;
  readonly media: FinderMedia | null;
}

export const requestFinder = (part: string, query: Readonly<Record<string, string>>) =>
  request<{ results: readonly never[] }>(
    'GET',
    `/${locale}/pageeditor-api/finder${part}?${String(new URLSearchParams(query))}`,
  );

const toItem = ({ value, label, note, isOnline }: FinderResult, offline: string): PickerItem => ({
  value,
  label,
  note: isOnline ? note : `${note} · ${offline}`,
  preview: null,
  media: null,
});

/**
 * The records or files that match a text.
 * @param offline the note for records that visitors do not see
 * @returns null when nobody answered
 */
export async function search(
  source: PickerSource,
  q: string,
  offline: string,
  after = '',
): Promise<readonly PickerItem[] | null> {
  if ('use' in source) {
    const result = await requestFinder('/media', { use: source.use, q, after });
    const results: readonly FinderMedia[] = result.ok ? result.value.results : [];
    return result.ok
      ? results.map((media) => ({
          value: String(media.id),
          label: media.title,
          note: '',
          preview: media.preview,
          media,
        }))
      : null;
  }
  const result = await requestFinder('', { kinds: source.kinds.join(), q });
  return result.ok
    ? result.value.results.map((found: FinderResult) => toItem(found, offline))
    : null;
}
