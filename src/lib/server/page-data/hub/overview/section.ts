import type { Right } from '../../../../accounts/permissions.ts';
import type { OverviewCard } from '../../../../views/hub/overview-view.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import type { PageContext } from '../../page/page-context.ts';

/** Lines of one card. */
export const LINES_SHOWN = 5;

/** A card of the overview, a row of `OVERVIEW_SECTIONS`; its heading is `overview:….heading`. */
export interface OverviewSection {
  readonly key: string;
  /** What it takes to see it. */
  readonly right: Right;
  load(
    context: PageContext,
    caller: Caller,
  ): Promise<Pick<OverviewCard, 'lines'> & { readonly more?: OverviewCard['more'] }>;
}
