import { isReferenceKind, records, type Kind } from '../../../../content/records/kinds.ts';
import type { Image } from '../../../../content/fields/image.ts';
import { textOf } from '../../../search/mark.ts';
import type { SearchHit, SearchReason } from '../../../search/search-result.ts';
import type { LocalText } from '../../../i18n/localized.ts';
import type { Picture } from '../../../views/event-view.ts';
import type { EventHit, OtherHit, ReasonView } from '../../../views/search-view.ts';
import { publicFields } from '../../repositories/public-records.ts';
import { listEvents } from '../events/list-events.ts';
import type { PageContext } from '../page/page-context.ts';
import { pictureOf } from '../page/picture-of.ts';

/** What a kind of record is called; empty for one that has no name in the search. */
export const kindLabel = ({ t }: Pick<PageContext, 't'>, kind: Kind): string =>
  t(`search:kind.${kind}`, { defaultValue: '' });

/** The name of a place in a record that visitors know; null for any other. */
const fieldLabel = ({ t }: PageContext, field: string): string | null =>
  t(`search:field.${field}`, { defaultValue: '' }) || null;

export function reasonView(context: PageContext, reason: SearchReason | null): ReasonView | null {
  if (reason === null || textOf(reason.text).trim() === '') return null;
  return { label: fieldLabel(context, reason.field), text: reason.text };
}

type Pictured = { readonly id: number; readonly image: Image | null };

/** Records of a kind with their pictures: from memory, else by one query. */
async function picturedOf(
  { app, data, now }: PageContext,
  kind: Kind,
  ids: readonly number[],
): Promise<readonly Pictured[]> {
  if (!('image' in records[kind].fields)) return [];
  if (!isReferenceKind(kind))
    return (await publicFields(app.database.db, kind, ['image'], { now, ids })) as never;
  const all = data[kind] as unknown as ReadonlyMap<number, Pictured>;
  return ids.flatMap((id) => all.get(id) ?? []);
}

/** The pictures of hits that have some, or the posters in their places. */
export async function hitPictures(
  context: PageContext,
  hits: readonly SearchHit[],
): Promise<ReadonlyMap<SearchHit, Picture>> {
  const pictures = new Map<SearchHit, Picture>();
  for (const [kind, ofKind] of Map.groupBy(hits, (hit) => hit.kind)) {
    const ids = ofKind.map(({ id }) => id);
    for (const record of await picturedOf(context, kind, ids))
      for (const hit of ofKind)
        if (hit.id === record.id) pictures.set(hit, pictureOf(context, kind, record));
  }
  return pictures;
}

/** The reason where it is a text that an event's row shows anyway, to be marked there. */
const markedIn = (
  { reason }: SearchHit,
  field: 'preline' | 'subtitle',
  { text }: LocalText,
): SearchReason['text'] | null =>
  reason?.field === field && textOf(reason.text) === text ? reason.text : null;

/** Events that were found, as lists show events. One that went offline meanwhile is left out. */
export async function eventHits(
  context: PageContext,
  hits: readonly SearchHit[],
): Promise<readonly EventHit[]> {
  const ids = hits.map(({ id }) => id);
  const events = new Map((await listEvents(ids, context)).map((event) => [event.id, event]));
  return hits.flatMap((hit) => {
    const event = events.get(hit.id);
    if (event === undefined) return [];
    const marked = {
      title: hit.title,
      preline: markedIn(hit, 'preline', event.preline),
      subtitle: markedIn(hit, 'subtitle', event.subtitle),
    };
    const isShown = marked.preline !== null || marked.subtitle !== null;
    const reason = isShown ? null : reasonView(context, hit.reason);
    return [{ event, title: hit.title, marked, reason }];
  });
}

/** Whatever else was found. */
export async function otherHits(
  context: PageContext,
  hits: readonly SearchHit[],
): Promise<readonly OtherHit[]> {
  const pictures = await hitPictures(context, hits);
  return hits.map((hit) => ({
    href: hit.href,
    kind: kindLabel(context, hit.kind),
    title: hit.title,
    reason: reasonView(context, hit.reason),
    picture: pictures.get(hit) ?? null,
  }));
}
