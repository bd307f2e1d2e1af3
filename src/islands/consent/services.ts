import type { ServiceScript } from '../../lib/views/consent-view.ts';
import { categoryOf } from '../../lib/consent/services.ts';

/*
 * Scripts of services run after consent and not before; their cookies go when it is
 * withdrawn. Loaded only where the venue has such services (main.ts), and none of theirs.
 */
const place = document.querySelector<HTMLElement>('[data-services]');
// Written by our own page, and described by its type.
const services = JSON.parse(place?.dataset['services'] ?? '[]') as readonly ServiceScript[];
const loaded = new Set<string>();

const granted = (): readonly string[] =>
  (document.querySelector<HTMLElement>('[data-granted]')?.dataset['granted'] ?? '')
    .split('-')
    .filter(Boolean);

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}
interface Page {
  readonly trustedTypes?: TrustedTypes;
  dataLayer?: unknown[];
}
const page = window as unknown as Page;

/** Lets scripts be loaded, from the hosts that the policy of the page names; no markup is let through. */
function allowScripts(): void {
  page.trustedTypes?.createPolicy('default', { createScriptURL: (url) => url });
}

/** Google's tags tell calls by the object that a function gets its arguments in. */
function gtag(..._all: readonly unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  (page.dataLayer ??= []).push(arguments);
}

/** What Google's tags read (Consent Mode v2, basic): they are not loaded before it says yes. */
function notifyConsent(): void {
  const categories = granted().map(categoryOf);
  const said = (category: string) =>
    categories.some((one) => one === category) ? 'granted' : 'denied';
  const state = {
    analytics_storage: said('analytics'),
    ad_storage: said('ads'),
    ad_user_data: said('ads'),
    ad_personalization: said('ads'),
  };
  if (loaded.size === 0) {
    gtag('consent', 'default', state);
    gtag('js', new Date());
  } else gtag('consent', 'update', state);
}

function load({ src, token }: ServiceScript): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  loaded.add(token);
  const id = new URL(src).searchParams.get('id');
  if (id !== null) gtag('config', id);
  document.head.append(script);
}

/** The domains that a cookie of this host can belong to. */
const domains = (): readonly string[] => {
  const labels = location.hostname.split('.');
  return ['', ...labels.slice(0, -1).map((_, at) => `;domain=${labels.slice(at).join('.')}`)];
};

/** Takes away what services left behind that are not agreed to, or not any more. */
function clear({ cookies }: ServiceScript): void {
  const isTheirs = (name: string) =>
    cookies.some((pattern) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    );
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
  for (const name of names.filter(isTheirs))
    for (const domain of domains()) document.cookie = `${name}=;path=/;max-age=0${domain}`;
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage).filter(isTheirs)) storage.removeItem(name);
}

function apply(): void {
  const tokens = granted();
  const wanted = services.filter(({ token }) => tokens.includes(token) && !loaded.has(token));
  for (const service of services) if (!tokens.includes(service.token)) clear(service);
  if (wanted.length === 0) return;
  if (loaded.size === 0) allowScripts();
  notifyConsent();
  wanted.forEach(load);
}

apply();
addEventListener('consent', apply);
