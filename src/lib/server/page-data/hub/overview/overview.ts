import type { OverviewCard } from '../../../../views/hub/overview-view.ts';
import { hasRight } from '../../../services/accounts/access.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import type { PageContext } from '../../page/page-context.ts';
import { BROKEN } from './broken.ts';
import { RELEASES } from './releases.ts';
import { MISSING } from './missing.ts';
import type { OverviewSection } from './section.ts';
import { TODAY } from './today.ts';
import { UNSOLD } from './unsold.ts';
import { FORM_ENTRIES, NEARLY_SOLD_OUT } from './visitors.ts';
import { LAST_EDITED, MY_DRAFTS, SCHEDULED } from './work.ts';

/** In the order of the page. */
const OVERVIEW_SECTIONS: readonly OverviewSection[] = [
  TODAY,
  UNSOLD,
  RELEASES,
  MY_DRAFTS,
  SCHEDULED,
  BROKEN,
  FORM_ENTRIES,
  MISSING,
  NEARLY_SOLD_OUT,
  LAST_EDITED,
];

/** One card; what goes wrong with it is said on it, and leaves the others as they are. */
async function cardOf(
  section: OverviewSection,
  context: PageContext,
  caller: Caller,
): Promise<OverviewCard> {
  const { t } = context;
  const { key } = section;
  const card = {
    key,
    heading: t(`overview:heading.${key}`),
    empty: t(`overview:empty.${key}`),
  };
  try {
    const { lines, more = null } = await section.load(context, caller);
    return { ...card, lines, more, failure: '' };
  } catch (error) {
    context.app.report.report('A card of the overview could not be made.', { card: key, error });
    return { ...card, lines: [], more: null, failure: t('overview:failed') };
  }
}

/** What somebody finds first in the hub, by what they may see. */
export async function overviewCards(
  context: PageContext,
  caller: Caller,
): Promise<readonly OverviewCard[]> {
  const cards: OverviewCard[] = [];
  // One after the other: there is one database, and nobody waits for the page to be kept.
  for (const section of OVERVIEW_SECTIONS)
    if (hasRight(caller, section.right)) cards.push(await cardOf(section, context, caller));
  // What there is nothing to do in comes last; the day keeps its place.
  const isWork = ({ key, lines, failure }: OverviewCard) =>
    key === TODAY.key || lines.length > 0 || failure !== '';
  return [...cards.filter(isWork), ...cards.filter((card) => !isWork(card))];
}
