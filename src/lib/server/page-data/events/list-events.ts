import type { EventView } from '../../../views/event-view.ts';
import { listedEvents, type ListedEvent } from '../../repositories/programme.ts';
import type { PageContext } from '../page/page-context.ts';
import { eventView } from './event-views.ts';

type Row = ListedEvent & { readonly genres: readonly number[] };

/** With the event that an editor works on as it stands in the draft, also while it is offline. */
function asEdited(
  { edited }: PageContext,
  rows: readonly Row[],
  ids: readonly number[],
): readonly Row[] {
  const drafts = ids.flatMap((id) => edited?.record('event', id) ?? []);
  return [...rows.filter((row) => !drafts.some(({ id }) => id === row.id)), ...drafts];
}

/**
 * Events as lists show them, each with its children, in the order of `ids`.
 * What an earlier page made is used again; the others come with one query.
 */
export async function listEvents(
  ids: readonly number[],
  context: PageContext,
): Promise<readonly EventView[]> {
  const { app, data, locale, now, today } = context;
  const circumstances = { generation: data.generation, today };
  const views = new Map<number, EventView>();
  const missing: number[] = [];
  for (const id of ids) {
    const noted = app.eventViews.get(id, locale, now, circumstances);
    if (noted === null) missing.push(id);
    else {
      context.includes(noted);
      views.set(id, noted.view);
    }
  }
  const started = app.eventViews.changes;
  const { byId } = await app.programme.read();
  // Lists read no genres; the index has them.
  const listed = (await listedEvents(app.database.db, missing)).map((row) => ({
    ...row,
    genres: byId.get(row.id)?.genres ?? [],
  }));
  const rows = asEdited(context, listed, missing);
  const byParent = Map.groupBy(rows, (row) => row.parent);
  for (const row of rows) {
    if (!missing.includes(row.id)) continue;
    const own = context.fork();
    const children = row.event_type_new === '1-single' ? [] : (byParent.get(row.id) ?? []);
    const view = eventView(row, own, children);
    views.set(row.id, view);
    context.includes(own.note);
    // What was read before a change must not stay for after it.
    if (app.eventViews.changes === started)
      app.eventViews.set(row.id, locale, { view, ...own.note }, circumstances);
  }
  return ids.flatMap((id) => views.get(id) ?? []);
}
