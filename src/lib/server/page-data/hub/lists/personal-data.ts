import { formatMoment } from '../../../../dates/dates.ts';
import { failure, success, type Result } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { HubPersonView } from '../../../../views/hub/hub-view.ts';
import {
  countPersonalDataRequests,
  personalDataRequests,
} from '../../../repositories/visitors/personal-data.ts';
import { userNames } from '../../../repositories/users.ts';
import {
  countsSchema,
  emailSchema,
  type Counts,
  type PersonalData,
} from '../../../services/personal-data/personal-data.ts';
import type { PageContext } from '../../page/page-context.ts';
import { HUB_PAGE_SIZE, type HubList } from './hub-list.ts';

const countsText = (counts: Counts, { t }: PageContext): string =>
  Object.entries(counts)
    .map(([key, count]) => `${t(`hub:person.source.${key}`)}: ${String(count)}`)
    .join(', ') || t('hub:person.nothing');

/** What was done with the data of persons, and the way to do it. */
export const PERSONAL_DATA: HubList = {
  key: 'personal_data',
  group: 'visitors',
  right: { subject: 'personal_data', action: 'read' },
  columns: ['at', 'done', 'by', 'amount'],
  rows: async (context, { text, page }) => {
    const { app, locale, t } = context;
    const { db } = app.database;
    // Nothing of whom it was about is kept, so that nothing can be searched for.
    if (text.trim() !== '') return { rows: [], total: 0 };
    const offset = (page - 1) * HUB_PAGE_SIZE;
    const [found, names] = await Promise.all([
      personalDataRequests(db, { limit: HUB_PAGE_SIZE, offset }),
      userNames(db),
    ]);
    return {
      total: await countPersonalDataRequests(db),
      rows: found.map(({ id, at, action, user_id: by, counts }) => ({
        id: String(id),
        href: null,
        cells: [
          formatMoment(at, locale),
          t(`hub:person.done.${action}`),
          by === null ? t('hub:person.command') : (names.get(by) ?? t('hub:person.formerUser')),
          countsText(countsSchema.parse(JSON.parse(counts)), context),
        ],
      })),
    };
  },
  links: ({ locale, t }) => [{ label: t('hub:person.look'), href: pathTo('hub-person', locale) }],
};

/** What a page tells of what was asked for just now, with its status. */
export interface Told {
  readonly status: number;
  readonly typed?: string;
  readonly error?: string;
  readonly refusal?: string;
}

/** An address as it was typed, or why it is none. */
export function personAddress(typed: unknown, { t }: PageContext): Result<string> {
  const { data } = emailSchema.safeParse(typed);
  return data === undefined ? failure('invalid', t('hub:person.invalid')) : success(data);
}

/** What there is about an address, on a page. */
export function personView(
  context: PageContext,
  data: PersonalData | null,
  told: Told,
): HubPersonView {
  const { locale, t } = context;
  const sources = Object.entries(data?.sources ?? {});
  const total = sources.reduce((sum, [, rows]) => sum + rows.length, 0);
  return {
    title: t('hub:person.title'),
    action: pathTo('hub-person', locale),
    exportHref: pathTo('hub-person-export', locale),
    email: told.typed ?? data?.email ?? '',
    error: told.error ?? '',
    refusal: told.refusal ?? '',
    summary: data === null ? '' : t('hub:person.found', { email: data.email, count: total }),
    sources: sources.map(([key, rows]) => ({
      label: t(`hub:person.source.${key}`),
      rows: rows.map((row) =>
        Object.entries(row).flatMap(([name, value]) =>
          value === null || value === '' ? [] : [{ name, value: String(value) }],
        ),
      ),
    })),
  };
}
