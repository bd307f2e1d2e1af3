import { ALERT_COOKIE_DAYS, COOKIE } from '../lib/constants.ts';
import { setCookie } from './cookie.ts';
import { burger } from './menu.ts';

/** Closing stores the id; the open menu hides the alert only while it is open. */
const alert = document.querySelector<HTMLElement>('[data-alert]');

// Hidden from the start is an alert that was closed earlier.
let isClosed = alert?.hidden;
const yieldToMenu = () => {
  if (alert) alert.hidden = !!(isClosed || burger?.open);
};
burger?.addEventListener('toggle', yieldToMenu);
yieldToMenu();

alert?.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  setCookie(COOKIE.alertDismissed, alert.dataset['alert'], ALERT_COOKIE_DAYS);
  isClosed = true;
  yieldToMenu();
  document.querySelector<HTMLElement>('#main-content')?.focus({ preventScroll: true });
});
