import { RESERVATION_MINUTES } from '../../lib/constants.ts';
import { back } from './store.ts';
import { ticketsOf, type Outcome } from './summary.ts';
import { counted, words } from './words.ts';

interface Props {
  readonly outcomes: readonly Outcome[];
  readonly ticketUrl: string | null;
  readonly cartPath: string;
  /** What people call a seat group. */
  readonly labelOf: (seatGroup: string | undefined) => string;
  readonly onRetry: () => void;
}

/** The sentence that a summary begins with. */
export function headline(outcomes: readonly Outcome[]): string {
  const put = outcomes.filter(({ answer }) => answer);
  if (put.length === 0) return words('failed');
  if (put.length < outcomes.length) return words('partly');
  return putWords(put);
}

const putWords = (put: readonly Outcome[]): string => {
  const count = ticketsOf(put);
  return counted('success', count, { cart: counted('tickets', count) });
};

/** BK-07: what came into the cart, what did not and why, and what can be done now. */
export function Told({ outcomes, ticketUrl, cartPath, labelOf, onRetry }: Props) {
  const put = outcomes.filter(({ answer }) => answer);
  const missed = outcomes.filter(({ answer }) => !answer);
  return (
    <>
      {put.length > 0 && (
        <div className="booking-told">
          {missed.length > 0 && <p>{putWords(put)}</p>}
          <p>{words('reserved', { minutes: RESERVATION_MINUTES })}</p>
        </div>
      )}
      {missed.map((outcome) => (
        <div className="booking-told booking-bad" key={outcome.order.seat_group}>
          <p>
            <strong>
              {words('notAdded', {
                what: `${counted('tickets', ticketsOf([outcome]))}, ${labelOf(outcome.order.seat_group)}`,
              })}
            </strong>
          </p>
          <p>{outcome.message || words('silent')}</p>
        </div>
      ))}
      {missed.length > 0 && (
        <p>
          {ticketUrl ? (
            <>
              {words('advice')}{' '}
              <a className="link" href={ticketUrl}>
                {words('adviceShop')}
              </a>
              .
            </>
          ) : (
            words('again')
          )}
        </p>
      )}
      <div className="booking-actions">
        {put.length > 0 ? (
          <a className="button" href={cartPath}>
            {words('toCart')}
          </a>
        ) : (
          ticketUrl && (
            <a className="button" href={ticketUrl}>
              {words('toShop')}
            </a>
          )
        )}
        {missed.some(({ isAnswered }) => !isAnswered) && (
          <button type="button" className="button button-quiet" onClick={onRetry}>
            {words('retry')}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={back}>
          {words(missed.length > 0 ? 'change' : 'goOn')}
        </button>
      </div>
    </>
  );
}
