import { seatGroupSchema } from '../../../../content/records/event-parts.ts';
import type { EventEntity } from '../../../../content/records/event.ts';
import { joinSchema, type Join } from '../../../booking/waiting.ts';
import type { JoinForm } from '../../../views/waiting-view.ts';
import { misfitOf } from '../../../booking/waiting-seats.ts';
import { MOST_TICKETS, type Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { errorsIn, fieldMistakes } from '../../../i18n/validation.ts';

export interface ReadJoin {
  /** Null when anything is wrong. */
  readonly join: Join | null;
  readonly form: JoinForm;
}

/** Longer than anything that may be said; what is longer is not shown again. */
const MOST_SHOWN = 5000;

const textIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.slice(0, MOST_SHOWN) : '';
};

/** What is wrong with a wish that is well said: the event has no such seats. */
function misfit(event: EventEntity, join: Join, locale: Locale): Readonly<Record<string, string>> {
  const groups = event.seat_groups.map((group) => seatGroupSchema.parse(group));
  const kind = misfitOf(groups, join);
  return kind === null ? {} : { [kind]: translator(locale)(`waiting:mistake.no.${kind}`) };
}

/** Reads the form of the waiting list; every mistake stands at its field, and what was filled in is kept. */
export function readJoin(event: EventEntity, data: FormData, locale: Locale): ReadJoin {
  const said = {
    email: textIn(data, 'email'),
    tickets: textIn(data, 'tickets'),
    features: data.getAll('features').filter((value) => typeof value === 'string'),
    note: textIn(data, 'note'),
  };
  const { data: join, error } = joinSchema.safeParse(said, { error: errorsIn(locale) });
  const found = error ? fieldMistakes(error.issues, locale) : misfit(event, join, locale);
  const { tickets, ...others } = found;
  const inWords =
    error && tickets !== undefined
      ? translator(locale)('waiting:mistake.tickets', { most: MOST_TICKETS })
      : tickets;
  const mistakes = inWords === undefined ? others : { ...others, tickets: inWords };
  const isFine = Object.keys(mistakes).length === 0;
  return { join: isFine && join ? join : null, form: { ...said, mistakes } };
}
