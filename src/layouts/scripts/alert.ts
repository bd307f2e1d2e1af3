import { ALERT_COOKIE_DAYS, COOKIE } from '../../lib/constants.ts';
import { burger } from './menu.ts';

/** TA-01: closing stores the id; the open menu only covers the alert for its while. */
const alert = document.querySelector<HTMLElement>('[data-alert]');
let isDismissed = alert?.hidden;

alert?.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  const seconds = ALERT_COOKIE_DAYS * 86_400;
  document.cookie = `${COOKIE.alertDismissed}=${alert.dataset['alert']};path=/;max-age=${seconds};samesite=lax${location.protocol === 'https:' ? ';secure' : ''}`;
  isDismissed = alert.hidden = true;
  document.querySelector<HTMLElement>('#main-content')?.focus({ preventScroll: true });
});

burger?.addEventListener('toggle', () => {
  if (alert && !isDismissed) alert.hidden = burger?.open ?? false;
});
