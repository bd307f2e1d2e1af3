import { ACCESS_KINDS, type NumberKey } from '../../../programme/filter-groups.ts';
import { formatDay } from '../../../dates/dates.ts';
import { formatAmount } from '../../../money.ts';
import { chosenDays, type ProgrammeQuery } from '../../../programme/programme-query.ts';
import type { PageContext } from '../page/page-context.ts';

interface NumberLabel {
  readonly key: Exclude<NumberKey, 'days'>;
  readonly label: string;
}

/** What was chosen of whom a list is for, of its price and its access, in words. */
export function numberLabels(
  { numbers }: Pick<ProgrammeQuery, 'numbers'>,
  { t, locale }: Pick<PageContext, 't' | 'locale'>,
): readonly NumberLabel[] {
  const { age, price, access } = numbers;
  const labels: NumberLabel[] = [];
  if (age !== undefined) labels.push({ key: 'age', label: t('programme:number.age', { age }) });
  if (price !== undefined)
    labels.push({
      key: 'price',
      label:
        price === 0
          ? t('programme:free')
          : t('programme:number.price', { amount: formatAmount(price, locale) }),
    });
  const kind = access === undefined ? undefined : ACCESS_KINDS[access - 1];
  if (kind !== undefined) labels.push({ key: 'access', label: t(`programme:access.${kind}`) });
  return labels;
}

/** The chosen days in words: one date, or the first and the last; null: none were chosen. */
export function daysLabel(
  query: Pick<ProgrammeQuery, 'date' | 'numbers'>,
  { today, locale }: Pick<PageContext, 'today' | 'locale'>,
): string | null {
  const days = chosenDays(query, today);
  if (days === null) return null;
  const [first, last] = days;
  return first === last
    ? formatDay(first, locale, 'long')
    : `${formatDay(first, locale, 'short')} – ${formatDay(last, locale, 'short')}`;
}
