import { ALERT_COOKIE_DAYS, COOKIE } from '../../lib/constants.ts';
import { burger } from './menu.ts';
import { setCookie } from './set-cookie.ts';

/** TA-01: closing stores the id; the open menu hides the alert only while it is open. */
const alert = document.querySelector<HTMLElement>('[data-alert]');

alert?.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  setCookie(COOKIE.alertDismissed, alert.dataset['alert'], ALERT_COOKIE_DAYS);
  alert.hidden = true;
  burger?.removeEventListener('toggle', yieldToMenu);
  document.querySelector<HTMLElement>('#main-content')?.focus({ preventScroll: true });
});

const yieldToMenu = () => {
  if (alert) alert.hidden = burger?.open ?? false;
};
// Hidden from the start is an alert that was closed earlier.
if (!alert?.hidden) {
  burger?.addEventListener('toggle', yieldToMenu);
  yieldToMenu();
}
