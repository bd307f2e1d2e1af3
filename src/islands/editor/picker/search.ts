import type { FinderAnswer, FinderMedia, FinderResult } from '../../../lib/editing/calls.ts';
import { locale } from '../api/record.ts';
import { request } from '../api/request.ts';
import { failureText } from '../i18n/failure-text.ts';
import { t } from '../i18n/t.ts';

/** What is looked for: records of some kinds, or files of the library for a use. */
export type PickerSource = { readonly kinds: readonly string[] } | { readonly use: string };

/** Something that was found, as the list of results shows it. */
export interface PickerItem {
  /** `event:12`, an address, or the id of a file. */
  readonly value: string;
  readonly label: string;
  readonly note: string;
  /** Stands above all results that belong to it; empty: to nothing. */
  readonly group: string;
  readonly preview: string | null;
  readonly media: FinderMedia | null;
}

/** A part of what was found, or why nothing could be. */
export type SearchPart =
  | {
      readonly ok: true;
      readonly items: readonly PickerItem[];
      /** How many there are in all; of files only whether there are more is known. */
      readonly total: number | null;
      readonly hasMore: boolean;
      /** Records that are over, which are asked for by themselves. */
      readonly past: number;
    }
  | { readonly ok: false; readonly why: string };

/** What a search is about. */
export interface SearchOrder {
  readonly source: PickerSource;
  readonly text: string;
  /** Only what is over. */
  readonly isPast: boolean;
  /** What of the same search is shown already. */
  readonly shown: readonly PickerItem[];
}

/** Results of one part of records. */
const PART = 20;

const requestFinder = <Answer>(part: string, query: Readonly<Record<string, string>>) =>
  request<Answer>(
    'GET',
    `/${locale}/pageeditor-api/finder${part}?${String(new URLSearchParams(query))}`,
  );

const toItem = ({ value, label, note, group }: FinderResult): PickerItem => ({
  value,
  label,
  note,
  group,
  preview: null,
  media: null,
});

async function searchFiles(use: string, { text, shown }: SearchOrder): Promise<SearchPart> {
  const result = await requestFinder<{ results: readonly FinderMedia[]; more: boolean }>('/media', {
    use,
    q: text,
    after: shown.at(-1)?.value ?? '',
  });
  if (!result.ok) return { ok: false, why: failureText(result) };
  const items = result.value.results.map((media) => ({
    value: String(media.id),
    label: media.title,
    note: '',
    group: '',
    preview: media.preview,
    media,
  }));
  return { ok: true, items, total: null, hasMore: result.value.more, past: 0 };
}

/** The next records or files that match a text. */
export async function search(order: SearchOrder): Promise<SearchPart> {
  const { source, text, isPast, shown } = order;
  if ('use' in source) return searchFiles(source.use, order);
  const result = await requestFinder<FinderAnswer>('', {
    kinds: source.kinds.join(),
    q: text,
    page: String(Math.floor(shown.length / PART) + 1),
    past: isPast ? '1' : '0',
  });
  if (!result.ok) return { ok: false, why: failureText(result) };
  const { results, total, past } = result.value;
  const items = results.map(toItem);
  return { ok: true, items, total, hasMore: shown.length + items.length < total, past };
}

/** Records by their names, in their order; those that are gone are left out. Null: no answer. */
export async function namedRecords(
  values: readonly string[],
): Promise<readonly PickerItem[] | null> {
  const result = await requestFinder<Pick<FinderAnswer, 'results'>>('', { values: values.join() });
  return result.ok ? result.value.results.map(toItem) : null;
}

/** What was chosen a moment ago, above everything else. */
export const asRecent = (item: PickerItem): PickerItem => ({ ...item, group: t('find.recent') });
