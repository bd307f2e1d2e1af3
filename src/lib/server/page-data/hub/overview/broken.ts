import { hasRight } from '../../../services/accounts/access.ts';
import { countMissed } from '../../../repositories/error-log.ts';
import { countUnsent } from '../../../repositories/outbox.ts';
import type { OverviewLine } from '../../../../views/hub/overview-view.ts';
import { BROKEN_LINKS, countBrokenLinks } from '../lists/broken-links.ts';
import { ERROR_LOG } from '../lists/error-log.ts';
import { hubListLink } from '../lists/hub-link.ts';
import { type HubList, listHref } from '../lists/hub-list.ts';
import { OUTBOX } from '../lists/outbox.ts';
import type { PageContext } from '../../page/page-context.ts';
import type { OverviewSection } from './section.ts';

interface Fault {
  readonly key: string;
  readonly list: HubList;
  /** The part of the list that it is; empty: all of it. */
  readonly part: string;
  count(context: PageContext): Promise<number>;
}

const FAULTS: readonly Fault[] = [
  {
    key: 'mail',
    list: OUTBOX,
    part: 'failed',
    count: ({ app }) => countUnsent(app.database.db, '', true),
  },
  {
    key: 'missed',
    list: ERROR_LOG,
    part: '',
    async count({ app }) {
      await app.errorLog.write();
      return countMissed(app.database.db, '');
    },
  },
  {
    key: 'links_inside',
    list: BROKEN_LINKS,
    part: 'inside',
    count: (context) => countBrokenLinks(context, 'inside'),
  },
  {
    key: 'links_outside',
    list: BROKEN_LINKS,
    part: 'outside',
    count: (context) => countBrokenLinks(context, 'outside'),
  },
];

/** Messages that did not arrive, addresses that are not there, and links that lead nowhere. */
export const BROKEN: OverviewSection = {
  key: 'broken',
  right: { subject: 'dashboard', action: 'read' },
  async load(context, caller) {
    const lines: OverviewLine[] = [];
    for (const fault of FAULTS) {
      const { key, list, part } = fault;
      if (!hasRight(caller, list.right)) continue;
      const count = await fault.count(context);
      const { href } = hubListLink(list.key, context);
      const label = context.t(`overview:broken.${key}`);
      const asked = { text: '', page: 1, part };
      if (count > 0) lines.push({ label, href: listHref(href, asked), note: '', count });
    }
    return { lines };
  },
};
