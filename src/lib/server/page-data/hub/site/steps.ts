import { UNNAMED } from '../../../../../../demo/empty-venue/unnamed.ts';
import type { Entity, Kind } from '../../../../../content/records/kinds.ts';
import { LOCALES } from '../../../../constants.ts';
import { hasBlanks } from '../../../../text/blanks.ts';
import { LEGAL_ROUTES, legalKeyOf } from '../../../../routing/record-routes.ts';
import { pathTo } from '../../../../routing/routes.ts';
import { listUsers } from '../../../services/accounts/manage-users.ts';
import { allRecords } from '../../../repositories/records.ts';
import { FIRST_EMAILS } from '../../../services/accounts/users.ts';
import { settingsOf } from '../../../services/records/reference-data.ts';
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

/** Something that a venue needs before it opens; its name is `launch:step.….label`. */
interface Step {
  readonly key: string;
  /** Whether a form of the page does it; else it is done where the server is started. */
  readonly hasForm: boolean;
  isDone(context: PageContext): boolean | Promise<boolean>;
  /** Where it is changed later; null: in its form. */
  href(context: PageContext): string | null;
}

const inList =
  (list: string) =>
  ({ locale }: PageContext) =>
    pathTo('hub-list', locale, { list });

/** Whether a legal text is there, in both languages, without a blank to fill in. */
function isWritten(context: PageContext, key: string): boolean {
  const text = legalTextOf(context, key);
  return (
    text !== undefined &&
    LOCALES.every((locale) => text.body[locale] !== '' && !hasBlanks(text.body[locale]))
  );
}

const legalSteps: readonly Step[] = LEGAL_ROUTES.map((route) => {
  const key = legalKeyOf(route) ?? 'impressum';
  return {
    key,
    hasForm: true,
    isDone: (context) => isWritten(context, key),
    href: (context) => {
      const { id = 0 } = legalTextOf(context, key) ?? {};
      return pathTo('hub-record', context.locale, { list: 'legal_text', id });
    },
  };
});

/** In the order in which a venue is made ready. */
export const HOUSE_STEPS: readonly Step[] = [
  {
    key: 'name',
    hasForm: true,
    isDone: ({ data }) => settingsOf(data).site_name.de !== UNNAMED.de,
    href: () => null,
  },
  {
    key: 'account',
    hasForm: true,
    isDone: async ({ app }) =>
      (await listUsers(app.accounts)).every(
        // It is locked, not deleted: the log goes on naming who did what.
        ({ email, is_disabled: isLocked }) => !FIRST_EMAILS.includes(email) || isLocked,
      ),
    href: inList('users'),
  },
  {
    key: 'venue',
    hasForm: true,
    isDone: ({ data }) => data.venue.size > 0,
    href: inList('venue'),
  },
  { key: 'room', hasForm: true, isDone: ({ data }) => data.room.size > 0, href: inList('room') },
  {
    key: 'hours',
    hasForm: true,
    isDone: async ({ app }) => (await allRecords(app.database.db, 'opening_hours')).length > 0,
    href: ({ locale }) => pathTo('hub-opening-hours', locale),
  },
  ...legalSteps,
  {
    key: 'event',
    hasForm: true,
    isDone: async ({ app }) => (await app.programme.read()).events.length > 0,
    href: inList('event'),
  },
  {
    key: 'home',
    hasForm: true,
    isDone: ({ data }) => [...data.page.values()].some((page) => page.content_type === 'home'),
    href: ({ locale }) => `${pathTo('home', locale)}?edit`,
  },
  {
    key: 'address',
    hasForm: false,
    isDone: ({ app }) => !/^https?:\/\/(?:localhost|127\.)/u.test(app.env.siteOrigin),
    href: () => null,
  },
  {
    key: 'mail',
    hasForm: false,
    isDone: ({ app }) => app.env.mail.url !== null,
    href: () => null,
  },
];
