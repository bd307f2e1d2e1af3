import { formatMoment } from '../../../../dates/dates.ts';
import { countUnsent, unsentMessages, type OutboxEntry } from '../../../repositories/outbox.ts';
import type { PageContext } from '../../page/page-context.ts';
import { HUB_PAGE_SIZE, type HubList } from './hub-list.ts';

/** What is with a message: it is new, it is tried again, or it is given up. */
function stateOf({ state, failed, due_at: due }: OutboxEntry, context: PageContext): string {
  const { t } = context;
  if (state !== 'dead' && failed === null) return t('hub:mail.new');
  const why = t(`hub:mail.why.${failed ?? 'unavailable'}`);
  return state === 'dead'
    ? t('hub:mail.givenUp', { why })
    : t('hub:mail.again', { when: formatMoment(due, context.locale), why });
}

/** Messages that did not go out, those that were given up first. Never their text, which can hold a link that is a key. */
export const OUTBOX: HubList = {
  key: 'outbox',
  group: 'operations',
  right: { subject: 'outbox_message', action: 'read' },
  columns: ['recipient', 'topic', 'state', 'attempts', 'created_at'],
  parts: ['failed'],
  async rows(context, { text, page, part: narrowed }) {
    const { app, t } = context;
    const { db } = app.database;
    const part = { text, limit: HUB_PAGE_SIZE, offset: (page - 1) * HUB_PAGE_SIZE };
    const [unsent, total] = await Promise.all([
      unsentMessages(db, part, narrowed === 'failed'),
      countUnsent(db, text, narrowed === 'failed'),
    ]);
    const rows = unsent.map((row) => ({
      id: String(row.id),
      href: null,
      cells: [
        row.recipient ?? '–',
        t(`hub:topic.${row.topic}`),
        stateOf(row, context),
        String(row.attempts),
        formatMoment(row.created_at, context.locale),
      ],
      actions: row.state === 'dead' && row.body !== null ? ['retry', 'forget'] : ['forget'],
    }));
    return { rows, total };
  },
  listActions: [{ name: 'test_mail', right: { subject: 'outbox_message', action: 'write' } }],
  actions: [
    {
      name: 'retry',
      right: { subject: 'outbox_message', action: 'write' },
    },
    {
      name: 'forget',
      right: { subject: 'outbox_message', action: 'delete' },
    },
  ],
};
