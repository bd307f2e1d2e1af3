import { COOKIE } from '../../../constants.ts';
import { CONSENT_SECONDS, consentText } from '../../../consent/cookie.ts';
import { tokenOf } from '../../../consent/services.ts';
import { ownPath, referrerPath } from '../../../routing/own-path.ts';
import { pathTo } from '../../../routing/routes.ts';
import { askedIn } from '../../page-data/page/chrome.ts';
import { chosenConsent, cookieDomains, withdrawnCookies } from '../../services/consent/choose.ts';
import { readConsent, type ConsentRequest } from '../../services/consent/read-consent.ts';
import { formMeaningless, formRefused, readForm } from '../../services/request/read-form.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';

const OWN_COOKIES: readonly string[] = Object.values(COOKIE);

const isOwn = (name: string): boolean => OWN_COOKIES.includes(name.replace(/^__Host-/u, ''));

/** Lines that end the cookies of services that are not agreed to, on this host and its domains. */
function endedCookies(
  { data }: PageContext,
  request: Request,
  hostname: string,
  granted: readonly string[],
): readonly string[] {
  const patterns = [...data.consent_service.values()]
    .filter((service) => service.category !== 'required' && !granted.includes(tokenOf(service)))
    .flatMap(({ cookies }) => cookies.map(({ name }) => name));
  const names = withdrawnCookies(request.headers.get('cookie') ?? '', patterns).filter(
    (name) => !isOwn(name),
  );
  return names.flatMap((name) =>
    cookieDomains(hostname).map(
      (domain) => `${name}=; Path=/; Max-Age=0${domain === '' ? '' : `; Domain=${domain}`}`,
    ),
  );
}

/** Where somebody goes on who has chosen: back to the page of the banner, or to the settings. */
function nextPath(context: PageContext, request: Request, url: URL, back: unknown): string {
  const { locale } = context;
  const settings = pathTo('cookie-settings', locale);
  const from = referrerPath(request.headers.get('referer'), pathTo('home', locale), url.host);
  if (from.split('?', 1)[0] !== settings) return from;
  const query = new URLSearchParams({ done: 'saved', back: ownPath(back, '') });
  if (query.get('back') === '') query.delete('back');
  return `${settings}?${query}`;
}

/** Keeps what a visitor chose, ends what was withdrawn, and redirects to the page before. */
export async function changeConsent(
  context: PageContext,
  asked: ConsentRequest & { readonly request: Request; readonly url: URL },
): Promise<Response> {
  const { app, data, locale, now } = context;
  const { request, url } = asked;
  const form = await readForm(request, locale);
  if (!form.ok) return formRefused(form.failure);
  const { consent: before } = readConsent(asked, askedIn(data), now);
  const consent = chosenConsent(form.value, askedIn(data), before, now);
  if (consent === null) return formMeaningless(locale);
  const secure = app.env.siteOrigin.startsWith('https:') ? '; Secure' : '';
  const kept = `${COOKIE.consent}=${consentText(consent)}; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax${secure}`;
  const headers = new Headers({
    location: nextPath(context, request, url, form.value.get('back')),
  });
  headers.append('set-cookie', kept);
  for (const line of endedCookies(context, request, url.hostname, consent.granted))
    headers.append('set-cookie', line);
  return new Response(null, { status: 303, headers });
}
