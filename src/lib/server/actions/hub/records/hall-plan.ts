import { textIn } from '../../../../i18n/localized.ts';
import { failure, success, type Result } from '../../../../result.ts';
import { isUsualAccess, planOfHall } from '../../../page-data/hub/series/series-form.ts';
import type { Values } from '../../../page-data/hub/records/record-form.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';

/** An event as it was typed with the seats and prices of its hall, and with what is said of access there. */
export async function withHallPlan(
  context: PageContext,
  typed: Values,
): Promise<Result<{ readonly typed: Values; readonly notice: string }>> {
  const { t, locale } = context;
  const plan = await planOfHall(context, typed['room']);
  if (plan === null)
    return failure('invalid', t('event_series:error.whole'), {
      room: t('event_series:error.noPlan'),
    });
  const { seat_groups, access, title } = plan;
  return success({
    typed: { ...typed, seat_groups, prices: [], ...(isUsualAccess(typed) && { access }) },
    notice: t('event_series:planTaken', { title: textIn(title, locale) }),
  });
}
