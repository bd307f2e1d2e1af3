import { z } from 'zod';
import { pageShape } from '../../../../content/records/answer-shape.ts';
import { records } from '../../../../content/records/kinds.ts';
import { apiRecord } from '../../../../content/records/shape.ts';
import type { Translate } from '../../../i18n/translator.ts';
import { childrenHavePages } from '../../../programme/event-types.ts';
import { failure, success } from '../../../result.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { performersOf, programmeOf } from '../../page-data/events/event-works.ts';
import { onlineEvent } from '../../page-data/events/list-events.ts';
import { showModules } from '../../page-data/modules/show.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { saleOf } from '../../services/booking/sale.ts';
import { recordTag } from '../../services/cache-tags/tags.ts';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/paging.ts';
import { publicSeatGroups, seatGroupsShape } from './seat-groups.ts';

const link = { link: z.string() };

/** The address of an event's page; null for a child that stands on its parent's. */
async function eventLink(
  context: PageContext,
  event: NonNullable<Awaited<ReturnType<typeof onlineEvent>>>,
): Promise<string | null> {
  const parent = event.parent === null ? null : await onlineEvent(context, event.parent);
  const hasPage = parent === null || childrenHavePages(parent);
  return hasPage ? detailPath('event', event, context.locale) : null;
}

const composerShape = z.object({ id: z.int(), name: z.string() });
const playedShape = z.object({
  work: z.int().nullable().meta({ description: 'Null: a text that is no work, «Interval»' }),
  title: z.string(),
  composers: z.array(composerShape),
  original_title: z.string().nullable(),
  note: z.string(),
});
const performerShape = z.object({
  person: z.int(),
  name: z.string().meta({ description: 'As the evening names them' }),
  role: z.string(),
  link: z.string().nullable(),
});

type PublicEvent = NonNullable<Awaited<ReturnType<typeof onlineEvent>>>;

/** What is played, by its names in the language of the call. */
async function played(context: PageContext, event: PublicEvent) {
  const entries = await programmeOf(event, context);
  return entries.map(({ work, title, composers, original, note }) => ({
    work,
    title: title.text,
    composers: composers.map(({ id: composer, name }) => ({ id: composer, name })),
    original_title: original?.text ?? null,
    note: note.text,
  }));
}

/** Who performs, in the order of the event. */
async function performing(context: PageContext, event: PublicEvent) {
  const people = await performersOf(event, context);
  return people.map(({ name, role, href }, index) => ({
    person: event.performers[index]?.person ?? 0,
    name,
    role: role.text,
    link: href,
  }));
}

export const eventOfId = endpoint({
  summary: 'One event with all that its page says, its modules as the page shows them',
  query: z.object({ id }),
  answer: pageShape(records.event).extend({
    link: z.string().nullable().meta({ description: 'Null: it stands on the page of its parent' }),
    seat_groups: seatGroupsShape,
    programme: z.array(playedShape),
    performers: z.array(performerShape),
  }),
  missing: 'There is no such event, or it is not public',
  async load(context, { id: asked }) {
    const event = await onlineEvent(context, asked);
    if (event === null) return failure('not_found', context.t('api:noEvent'));
    const { modules } = await showModules(context, event.modules);
    return success({
      ...apiRecord(records.event, event, context.locale, false),
      // As the stock has it, and as the page says it.
      status: saleOf(event, context).status,
      seat_groups: publicSeatGroups(event.seat_groups),
      programme: await played(context, event),
      performers: await performing(context, event),
      modules,
      link: await eventLink(context, event),
    });
  },
});

interface SingleTexts {
  readonly summary: string;
  readonly missing: string;
  /** The same to whoever asks for one that is not there. */
  readonly said: (t: Translate) => string;
}

/** One record of a kind that pages keep whole, with its modules as its page shows them. */
const singleOf = <K extends 'production' | 'person'>(
  kind: K,
  { summary, missing, said }: SingleTexts,
) =>
  endpoint({
    summary,
    query: z.object({ id }),
    answer: pageShape(records[kind]).extend(link),
    missing,
    async load(context, { id: asked }) {
      context.shows(recordTag(kind, asked));
      const record = context.data[kind].get(asked);
      if (record === undefined) return failure('not_found', said(context.t));
      const { modules } = await showModules(context, record.modules);
      return success({
        ...apiRecord(records[kind], record, context.locale, false),
        modules,
        link: detailPath(kind, record, context.locale),
      });
    },
  });

export const productionOfId = singleOf('production', {
  summary: 'One production with its modules, as its page in this language shows them',
  missing: 'There is no such production, or it is not public',
  said: (t) => t('api:noProduction'),
});

export const personOfId = singleOf('person', {
  summary: 'One person with their modules, as their page in this language shows them',
  missing: 'There is no such person, or they are not public',
  said: (t) => t('api:noPerson'),
});
