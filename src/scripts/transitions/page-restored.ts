import { COOKIE } from '../../lib/constants.ts';
import { cookie } from '../cookie.ts';

/**
 * A page of the back-forward cache comes back as it was left: with a banner that was answered and
 * an alert that was closed elsewhere meanwhile, and with frames whose consent was withdrawn. Only
 * a new page is sure to be without them.
 */
const choices = () => cookie(COOKIE.consent) + cookie(COOKIE.alertDismissed);
let left: string | null = null;
addEventListener('pagehide', () => (left = choices()));
addEventListener('pageshow', () => {
  if ((left ??= choices()) !== choices()) location.reload();
});
