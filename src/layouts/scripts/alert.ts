import { ALERT_COOKIE_DAYS, COOKIE } from '../../lib/constants.ts';
import { burger } from './menu.ts';
import { setCookie } from './set-cookie.ts';

/** TA-01: closing stores the id; the open menu only covers the alert for its while. */
const alert = document.querySelector<HTMLElement>('[data-alert]');
let isDismissed = alert?.hidden;

alert?.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  setCookie(COOKIE.alertDismissed, alert.dataset['alert'], ALERT_COOKIE_DAYS);
  isDismissed = alert.hidden = true;
  document.querySelector<HTMLElement>('#main-content')?.focus({ preventScroll: true });
});

const giveWay = () => {
  if (alert && !isDismissed) alert.hidden = burger?.open ?? false;
};
burger?.addEventListener('toggle', giveWay);
giveWay();
