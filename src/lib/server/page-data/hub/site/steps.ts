import { UNNAMED } from '../../../../../../demo/empty-house/unnamed.ts';
import type { LegalKey } from '../../../../../content/records/notices.ts';
import { LOCALES } from '../../../../constants.ts';
import { hasBlanks } from '../../../../text/blanks.ts';
import { LEGAL_ROUTES, legalKeyOf } from '../../../../routing/record-routes.ts';
import { pathTo } from '../../../../routing/routes.ts';
import { FIRST_EMAILS } from '../../../services/accounts/first-login.ts';
import { listUsers } from '../../../services/accounts/manage-users.ts';
import { allRecords } from '../../../repositories/records.ts';
import { settingsOf } from '../../../services/records/settings-of.ts';
import type { PageContext } from '../../page/page-context.ts';

/** Something that a house needs before it opens; its name is `house:step.….label`. */
interface Step {
  readonly key: string;
  isDone(context: PageContext): boolean | Promise<boolean>;
  /** Where it is done; null: where the server is started. */
  href(context: PageContext): string | null;
}

const newRecord =
  (list: string) =>
  ({ locale }: PageContext) =>
    pathTo('hub-new', locale, { list });

/** Whether a legal text is there, in both languages, without a blank to fill in. */
function isWritten({ data }: PageContext, key: LegalKey): boolean {
  const text = [...data.legal_text.values()].find((each) => each.key === key);
  return (
    text !== undefined &&
    LOCALES.every((locale) => text.body[locale] !== '' && !hasBlanks(text.body[locale]))
  );
}

const legalSteps: readonly Step[] = LEGAL_ROUTES.map((route) => {
  const key = legalKeyOf(route) ?? 'impressum';
  return {
    key,
    isDone: (context) => isWritten(context, key),
    href: ({ data, locale }) => {
      const text = [...data.legal_text.values()].find((each) => each.key === key);
      return text === undefined
        ? pathTo('hub-new', locale, { list: 'legal_text' })
        : pathTo('hub-record', locale, { list: 'legal_text', id: text.id });
    },
  };
});

/** In the order in which a venue is made ready. */
export const HOUSE_STEPS: readonly Step[] = [
  {
    key: 'name',
    isDone: ({ data }) => settingsOf(data).site_name.de !== UNNAMED.de,
    href: () => '#site_name.de',
  },
  {
    key: 'account',
    isDone: async ({ app }) =>
      (await listUsers(app.accounts)).every(
        // It is locked, not deleted: the log goes on naming who did what.
        ({ email, is_disabled: isLocked }) => !FIRST_EMAILS.includes(email) || isLocked,
      ),
    href: ({ locale }) => pathTo('hub-user-new', locale),
  },
  { key: 'venue', isDone: ({ data }) => data.venue.size > 0, href: newRecord('venue') },
  { key: 'room', isDone: ({ data }) => data.room.size > 0, href: newRecord('room') },
  {
    key: 'hours',
    isDone: async ({ app }) => (await allRecords(app.database.db, 'opening_hours')).length > 0,
    href: ({ locale }) => pathTo('hub-opening-hours', locale),
  },
  ...legalSteps,
  {
    key: 'event',
    isDone: async ({ app }) => (await app.programme.read()).events.length > 0,
    href: newRecord('event'),
  },
  {
    key: 'home',
    isDone: ({ data }) => [...data.page.values()].some((page) => page.content_type === 'home'),
    href: ({ locale }) => `${pathTo('home', locale)}?edit`,
  },
  {
    key: 'address',
    isDone: ({ app }) => !/^https?:\/\/(?:localhost|127\.)/u.test(app.env.siteOrigin),
    href: () => null,
  },
  { key: 'mail', isDone: ({ app }) => app.env.mail.url !== null, href: () => null },
];
