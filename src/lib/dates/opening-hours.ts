import type { Weekday } from '../../content/records/notices.ts';
import type { Locale } from '../constants.ts';
import type { LocalText } from '../i18n/localized.ts';
import { instantOf, moveDay, type Day, formatTimeRange } from './dates.ts';

/** `HH:MM` of the venue's day, half open: [from, to). */
export interface OpeningSpan {
  readonly from: string;
  readonly to: string;
}

/** One date's opening hours: the exceptions where there are any, else the weekday's. */
export interface OpeningDay {
  /** `2026-11-20` in the venue's time zone. */
  readonly day: string;
  /** Sorted by start; empty means closed. */
  readonly spans: readonly OpeningSpan[];
  /** Shown instead of the computed label, where an editor entered one. */
  readonly alternative: (LocalText & { readonly url: string | null }) | null;
}

/** The days from the one of rendering on, so that a cached page stays right. */
export type OpeningPlan = readonly OpeningDay[];

/** The weekdays from Monday on, as ISO 8601 numbers them. */
export const WEEKDAYS: readonly Weekday[] = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

export type OpeningLabel =
  | { readonly state: 'early'; readonly time: string }
  | { readonly state: 'open'; readonly time: string }
  | { readonly state: 'closed' }
  | ({ readonly state: 'alternative' } & NonNullable<OpeningDay['alternative']>);

/** From when on a label holds, in seconds since 1970, its state, its text, and which of the links beside it stands there instead. */
export type OpeningStep = readonly [
  at: number,
  state: OpeningLabel['state'],
  text: string,
  link?: number,
];

/**
 * The label for one moment: a day's range runs from its first start to
 * its last end. A day that the plan does not know counts as closed.
 * @param day `2026-11-20` in the venue's time zone
 * @param time `HH:MM` in the venue's time zone
 */
export function openingLabelAt(plan: OpeningPlan, day: string, time: string): OpeningLabel {
  const today = plan.find((entry) => entry.day === day);
  if (today?.alternative) return { state: 'alternative', ...today.alternative };
  const first = today?.spans[0];
  if (!today || !first) return { state: 'closed' };
  const last = today.spans.reduce((end, span) => (span.to > end ? span.to : end), first.to);
  if (time < first.from) return { state: 'early', time: first.from };
  if (time < last) return { state: 'open', time: last };
  return { state: 'closed' };
}

/** The moments of a plan at which another label holds; at its end nothing is known any more. */
export function labelSteps(
  plan: OpeningPlan,
): readonly { readonly at: Date; readonly label: OpeningLabel }[] {
  const step = (day: Day, time: string) => ({
    at: instantOf(day, time),
    label: openingLabelAt(plan, day, time),
  });
  const end = plan.at(-1);
  const steps = [
    ...plan.flatMap(({ day, spans }) =>
      [...new Set(['00:00', ...spans.flatMap(({ from, to }) => [from, to])])]
        .sort()
        .map((time) => step(day, time)),
    ),
    ...(end ? [step(moveDay(end.day, 1), '00:00')] : []),
  ];
  const isSame = (one: OpeningLabel, other: OpeningLabel | undefined) =>
    JSON.stringify(one) === JSON.stringify(other);
  return steps.filter(({ label }, index) => !isSame(label, steps[index - 1]?.label));
}

/** The opening hours of a day as people read them: «10–13 Uhr, 14:00–18:30 Uhr»; null: closed. */
export const spansLabel = (spans: readonly OpeningSpan[], locale: Locale): string | null =>
  spans.length === 0
    ? null
    : spans.map(({ from, to }) => formatTimeRange(from, to, locale)).join(', ');
