import { services } from '../../../demo/services.ts';
import { CONSENT_SECONDS, consentText } from '../../../src/lib/consent/cookie.ts';
import { tokenOf } from '../../../src/lib/consent/services.ts';
import { COOKIE } from '../../../src/lib/constants.ts';

/** What the demo venue asks about, by token. */
export const ASKED: readonly string[] = services
  .filter(({ is_online: isOnline }) => isOnline !== false)
  .map(({ id, category = 'embed' }) => tokenOf({ id, category }));

/** A choice of somebody who agreed to these services, made now. */
export const consentCookie = (granted: readonly string[], asked = ASKED) => ({
  name: COOKIE.consent,
  value: consentText({
    at: Math.floor(Date.now() / 1000),
    id: 'A'.repeat(22),
    asked,
    granted,
  }),
  domain: 'localhost',
  path: '/',
  expires: Math.floor(Date.now() / 1000) + CONSENT_SECONDS,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
});

/** A browser whose visitor has refused everything: most tests are about something else. */
export const REFUSED = { cookies: [consentCookie([])], origins: [] };
/** A browser whose visitor has not chosen. */
export const NOT_CHOSEN = { cookies: [], origins: [] };
