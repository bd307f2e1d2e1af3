import type { Entity, Kind } from '../../../../../content/records/kinds.ts';
import type { PageContext } from '../../page/page-context.ts';

/** A point that is a record, with the few of its fields that a venue needs before it opens. */
interface StepRecord {
  readonly kind: Kind;
  readonly fields: readonly string[];
}

const legal: StepRecord = { kind: 'legal_text', fields: ['body'] };

export const STEP_RECORDS: Readonly<Record<string, StepRecord>> = {
  venue: { kind: 'venue', fields: ['name', 'street', 'postal_code', 'city'] },
  room: { kind: 'room', fields: ['name', 'venue', 'seats'] },
  impressum: legal,
  datenschutz: legal,
  agb: legal,
  barrierefreiheit: legal,
  event: {
    kind: 'event',
    fields: [
      'title',
      'date_start',
      'room',
      'exhibition_type',
      'series',
      'is_free',
      'date_end',
      'all_day',
    ],
  },
  home: { kind: 'page', fields: ['headline', 'intro', 'meta_description'] },
};

/** The legal text of a point; undefined: it is none, or not there. */
export const legalTextOf = (
  { data }: Pick<PageContext, 'data'>,
  step: string,
): Entity<'legal_text'> | undefined =>
  [...data.legal_text.values()].find(({ key }) => key === step);

/** What the form of an event asks for beside its fields: what a ticket costs, and a new series. */
export const EVENT_AMOUNTS = ['price', 'reduced'] as const;
export const NEW_SERIES = 'new_series';
