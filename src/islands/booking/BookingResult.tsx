import { RESERVATION_MINUTES } from '../../lib/constants.ts';
import { ticketsOf, type OrderResult } from './api.ts';
import { back } from './store.ts';
import { t, tPlural } from './texts.ts';

const cartPath = (): string =>
  document.querySelector<HTMLAnchorElement>('[data-cart-sticky]')?.href ?? '';

interface Props {
  readonly results: readonly OrderResult[];
  readonly ticketUrl: string | null;
  /** What people call a seat group. */
  readonly labelOf: (seatGroup: string | undefined) => string;
  readonly onRetry: () => void;
}

/** The sentence that a summary begins with. */
export function headline(results: readonly OrderResult[]): string {
  const added = results.filter(({ cart }) => cart);
  if (added.length === 0) return t('failed');
  if (added.length < results.length) return t('partly');
  return successText(added);
}

const successText = (added: readonly OrderResult[]): string => {
  const count = ticketsOf(added);
  return tPlural('success', count, { cart: tPlural('tickets', count) });
};

interface FailedOrderProps {
  readonly result: OrderResult;
  readonly label: string;
}

const FailedOrder = ({ result, label }: FailedOrderProps) => (
  <div className="message-box message-error">
    <p>
      <strong>
        {t('notAdded', { what: `${tPlural('tickets', ticketsOf([result]))}, ${label}` })}
      </strong>
    </p>
    <p>{result.message || t('silent')}</p>
  </div>
);

/** What came into the cart, what did not and why, and what can be done now. */
export function BookingResult({ results, ticketUrl, labelOf, onRetry }: Props) {
  const added = results.filter(({ cart }) => cart);
  const failed = results.filter(({ cart }) => !cart);
  return (
    <>
      {added.length > 0 && (
        <div className="message-box">
          {failed.length > 0 && <p>{successText(added)}</p>}
          <p>{t('reserved', { minutes: RESERVATION_MINUTES })}</p>
        </div>
      )}
      {failed.map((result) => (
        <FailedOrder
          key={result.order.seat_group}
          result={result}
          label={labelOf(result.order.seat_group)}
        />
      ))}
      {failed.length > 0 && (
        <p>
          {ticketUrl ? (
            <>
              {t('advice')}{' '}
              <a className="link" href={ticketUrl}>
                {t('adviceShop')}
              </a>
              .
            </>
          ) : (
            t('again')
          )}
        </p>
      )}
      <div className="booking-actions">
        {added.length > 0 ? (
          <a className="button" href={cartPath() + '?pay'}>
            {t('pay')}
          </a>
        ) : (
          ticketUrl && (
            <a className="button" href={ticketUrl}>
              {t('toShop')}
            </a>
          )
        )}
        {failed.some(({ isAnswered }) => !isAnswered) && (
          <button type="button" className="button button-quiet" onClick={onRetry}>
            {t('retry')}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={back}>
          {t(failed.length > 0 ? 'change' : 'goOn')}
        </button>
      </div>
    </>
  );
}
