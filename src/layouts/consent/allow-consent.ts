import type { ConsentChrome } from '../../lib/views/consent-view.ts';
import { CONSENT_GATE_HASH } from '../../scripts/hide-consent-banner.ts';

/** What of Astro's policy of a page is used here. */
interface Policy {
  insertScriptHash(hash: `sha256-${string}`): void;
  insertScriptResource(origin: string): void;
  insertDirective(directive: `${'connect-src' | 'img-src' | 'trusted-types'} ${string}`): void;
}

/**
 * What the content security policy of a page lets run and be asked for. Hosts
 * of services stand in it only where a service with a script is public. Trusted types go on
 * being asked for: the default policy, which is made after consent (islands/consent/services.ts),
 * lets scripts be loaded from these hosts and no markup be written.
 */
export function allowConsent(policy: Policy | undefined, consent: ConsentChrome): void {
  policy?.insertScriptHash(CONSENT_GATE_HASH);
  if (consent.scripts.length === 0) return;
  const origins = consent.connectOrigins.join(' ');
  // Whoever names one has to name this site, too.
  for (const origin of ["'self'", ...consent.connectOrigins]) policy?.insertScriptResource(origin);
  policy?.insertDirective(`connect-src ${origins}`);
  policy?.insertDirective(`img-src ${origins}`);
  policy?.insertDirective('trusted-types default');
}
