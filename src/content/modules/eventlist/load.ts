import type { Load } from '../../../lib/modules/queries.ts';
import type { EventView, Link } from '../../../lib/views/event-view.ts';
import type { module } from './module.ts';

interface Loaded {
  readonly events: readonly EventView[];
  readonly all: Link;
}

export const load: Load<typeof module, Loaded> = (
  { date_from, date_to, filters, tag, series, production, person, audience, most, children },
  { queries },
) =>
  queries.events({
    from: date_from,
    to: date_to,
    span: filters,
    groups: { tag, series, production, person },
    isForChildren: audience === 'children',
    ids: children,
    most,
  });
