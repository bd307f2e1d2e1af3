import type { ConsentServiceEntity } from '../../../../content/records/consent.ts';
import { askedTokens, CONSENT_GROUPS, tokenOf } from '../../../consent/services.ts';
import type { ConsentChrome, ServiceScript } from '../../../views/consent-view.ts';
import type { ReferenceData } from '../../services/records/reference-data.ts';

const isTracking = ({ category }: ConsentServiceEntity): boolean =>
  (CONSENT_GROUPS.tracking as readonly string[]).includes(category);

/** Scripts run for what visitors agree to; of embedded content there is a frame instead. */
function scriptsOf(services: readonly ConsentServiceEntity[]): readonly ServiceScript[] {
  return services.flatMap((service) =>
    service.script === null || !isTracking(service)
      ? []
      : [
          {
            token: tokenOf(service),
            src: service.script,
            cookies: service.cookies.map(({ name }) => name),
          },
        ],
  );
}

/** A host of a list as a policy names it: itself and what is below it. */
const originsOf = (host: string): readonly string[] => [`https://${host}`, `https://*.${host}`];

/** What every page says of the services of others. */
export function consentChrome(data: ReferenceData): ConsentChrome {
  const services = [...data.consent_service.values()];
  const scripts = scriptsOf(services);
  const running = services.filter((service) => scripts.some(({ src }) => src === service.script));
  const connect = running
    .flatMap(({ hosts }) => hosts)
    .filter(({ use }) => use === 'connect')
    .flatMap(({ host }) => originsOf(host));
  const scriptOrigins = scripts.map(({ src }) => new URL(src).origin);
  const asked = services.filter(({ category }) => category !== 'required');
  return {
    asked: askedTokens(services),
    subject: asked.every(isTracking) ? 'tracking' : asked.some(isTracking) ? 'both' : 'media',
    scripts,
    scriptOrigins: [...new Set(scriptOrigins)],
    connectOrigins: [...new Set([...scriptOrigins, ...connect])],
  };
}

/** What visitors of any language are asked about. */
export const askedIn = (data: ReferenceData): readonly string[] =>
  askedTokens(data.consent_service.values());
