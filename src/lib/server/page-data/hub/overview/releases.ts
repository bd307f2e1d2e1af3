import { ANY_KIND } from '../../../../accounts/permissions.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { OverviewLine } from '../../../../views/hub/overview-view.ts';
import { approvalRules } from '../../../repositories/releases/approval-rules.ts';
import { itemsOfOpenReleases } from '../../../repositories/releases/release-items.ts';
import { openReleases } from '../../../repositories/releases/releases.ts';
import { approvalOf } from '../../../services/releases/approval.ts';
import { LINES_SHOWN, type OverviewSection } from './section.ts';

/** What comes first: somebody waits for a second pair of eyes, or something came back. */
const URGENCY = ['waiting', 'sent_back'] as const;

interface OpenRelease extends OverviewLine {
  readonly isUrgent: boolean;
}

/** What is being prepared together, and how much of it waits for somebody. */
export const RELEASES: OverviewSection = {
  key: 'releases',
  right: { subject: ANY_KIND, action: 'write' },
  async load(context) {
    const { app, locale, t } = context;
    const { db } = app.database;
    const rules = await approvalRules(db);
    const held = Map.groupBy(await itemsOfOpenReleases(db), ({ release }) => release);
    const open = (await openReleases(db)).map(({ id, name }): OpenRelease => {
      const items = held.get(id) ?? [];
      const approvals = items.map((item) => approvalOf(item, rules));
      const notes = URGENCY.flatMap((approval) => {
        const count = approvals.filter((one) => one === approval).length;
        return count === 0 ? [] : [t(`overview:releases.${approval}`, { count })];
      });
      return {
        label: name,
        href: pathTo('hub-release', locale, { id }),
        note: [t('releases:count', { count: items.length }), ...notes].join(' · '),
        isUrgent: notes.length > 0,
      };
    });
    return {
      lines: [...open]
        .sort((left, right) => Number(right.isUrgent) - Number(left.isUrgent))
        .slice(0, LINES_SHOWN)
        .map(({ label, href, note }) => ({ label, href, note })),
      more: { label: t('overview:releases.more'), href: pathTo('hub-releases', locale) },
    };
  },
};
