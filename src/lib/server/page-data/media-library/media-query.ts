import type { MediaType } from '../../../../content/records/media.ts';
import { moveDay } from '../../../dates/dates.ts';
import type { Day } from '../../../venue-clock.ts';
import type { MediaChoice, MediaPosition } from '../../repositories/media/library-list.ts';
import { isMediaType, warningDay } from './tiles.ts';

/** Parts of the library that have something in common which is to be done. */
export const MEDIA_SHOWS = ['all', 'no_alt', 'unused', 'ending', 'ended', 'deleted'] as const;
export type MediaShow = (typeof MEDIA_SHOWS)[number];

/** What an address asks of the library. */
export interface MediaQuery {
  readonly text: string;
  readonly type: MediaType | null;
  readonly tag: string;
  readonly show: MediaShow;
  readonly isGrid: boolean;
  readonly position: MediaPosition | null;
}

const MAX_TEXT = 200;
/** Words that are looked for: more make a list slow, and nobody types them. */
const MAX_WORDS = 8;
const ID = /^[1-9]\d{0,8}$/u;

function positionOf(query: URLSearchParams): MediaPosition | null {
  const [after, before] = [query.get('after') ?? '', query.get('before') ?? ''];
  if (ID.test(before)) return { id: Number(before), isBackward: true };
  return ID.test(after) ? { id: Number(after), isBackward: false } : null;
}

/** What an address asks; anything that it cannot mean is left out. */
export function mediaQuery(query: URLSearchParams): MediaQuery {
  const type = query.get('type') ?? '';
  const show = MEDIA_SHOWS.find((known) => known === query.get('show')) ?? 'all';
  return {
    text: (query.get('q') ?? '').slice(0, MAX_TEXT).trim(),
    type: isMediaType(type) ? type : null,
    tag: (query.get('tag') ?? '').slice(0, MAX_TEXT).trim(),
    show,
    isGrid: query.get('view') !== 'list',
    position: positionOf(query),
  };
}

/** The same as the library's list is asked. */
export function choiceOf({ text, type, tag, show }: MediaQuery, today: Day): MediaChoice {
  const licenceEnds =
    show === 'ending'
      ? { from: today, to: warningDay(today) }
      : { from: null, to: moveDay(today, -1) };
  return {
    words: text.split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS),
    type,
    tag: tag === '' ? null : tag,
    isWithoutAlt: show === 'no_alt',
    ...((show === 'ending' || show === 'ended') && { licenceEnds }),
  };
}

/** The query of an address that asks the same with something else in it; empty values are left out. */
export function searchOf(
  { text, type, tag, show, isGrid }: MediaQuery,
  more: Readonly<Record<string, string>> = {},
): string {
  const all = {
    q: text,
    type: type ?? '',
    tag,
    show: show === 'all' ? '' : show,
    view: isGrid ? '' : 'list',
    ...more,
  };
  const search = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
  return search.size === 0 ? '' : `?${search}`;
}
