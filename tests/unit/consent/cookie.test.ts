import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { CONSENT_GATE, CONSENT_GATE_HASH } from '../../../src/scripts/hide-consent-banner.ts';
import { CONSENT_SECONDS, consentText, parseConsent } from '../../../src/lib/consent/cookie.ts';
import {
  chosenConsent,
  cookieDomains,
  withdrawnCookies,
} from '../../../src/lib/server/services/consent/choose.ts';
import { readConsent } from '../../../src/lib/server/services/consent/read-consent.ts';

const NOW = new Date();
const AT = Math.floor(NOW.getTime() / 1000);
const ID = 'Zk3_-'.padEnd(22, 'a');
const ASKED = ['1v', '2v', '3a'];
const GOOD = `1.1.${AT}.${ID}.1v-2v-3a.1v`;

/** What does not count: not ours, not whole, not now. */
const BAD: Readonly<Record<string, string>> = {
  nothing: '',
  'another format': GOOD.replace(/^1/u, '2'),
  'another text': GOOD.replace('1.1.', '1.2.'),
  'json of another manager': '%7B%22version%22%3A1%7D',
  'a short id': GOOD.replace(ID, ID.slice(1)),
  'a service that was not asked about': GOOD.replace(/\.1v$/u, '.9v'),
  'signs that nothing of ours has': `${GOOD}<script>`,
  'a choice of last year': GOOD.replace(String(AT), String(AT - CONSENT_SECONDS - 60)),
  'a choice of next year': GOOD.replace(String(AT), String(AT + CONSENT_SECONDS + 60)),
  'a part more': `${GOOD}.1v`,
  'a part less': GOOD.replace(/\.1v$/u, ''),
};

const stateOf = (value: string, headers: Record<string, string> = {}, asked = ASKED) =>
  readConsent({ headers: new Headers(headers), cookies: { get: () => ({ value }) } }, asked, NOW);

/** What the script behind the banner makes of a cookie: whether the banner goes, and what it notes. */
function gate(value: string, globalPrivacyControl = false, asked = ASKED) {
  const dataset: Record<string, string> = { consent: asked.join('-') };
  const banner = { hidden: false, dataset };
  runInNewContext(CONSENT_GATE, {
    navigator: { globalPrivacyControl },
    document: {
      cookie: `locale=de; cookie_consent_settings=${value}; other=1`,
      currentScript: { previousElementSibling: banner },
    },
    Date,
    Math,
  });
  return { isHidden: Boolean(banner.hidden), granted: dataset['granted'] ?? null };
}

describe('CO-01 the cookie of a choice', () => {
  it('is read as it was written', () => {
    const consent = { at: AT, id: ID, asked: ASKED, granted: ['1v'] };
    expect(consentText(consent)).toBe(GOOD);
    expect(parseConsent(GOOD, NOW)).toEqual(consent);
    expect(stateOf(GOOD)).toEqual({ consent, state: 'chosen' });
    expect(gate(GOOD)).toEqual({ isHidden: true, granted: '1v' });
  });

  it.each(Object.entries(BAD))('counts as none: %s', (_name, value) => {
    expect(stateOf(value)).toEqual({ consent: null, state: 'open' });
    expect(gate(value)).toEqual({ isHidden: false, granted: null });
  });

  it('is asked for again when a service was added, and not when one went', () => {
    const more = [...ASKED, '4u'];
    expect(stateOf(GOOD, {}, more).state).toBe('open');
    expect(gate(GOOD, false, more)).toEqual({ isHidden: false, granted: '1v' });
    const less = ['1v', '3a'];
    expect(stateOf(GOOD, {}, less).state).toBe('chosen');
    expect(gate(GOOD, false, less).isHidden).toBe(true);
  });

  it('CO-05 is not needed where the browser says no, until somebody chooses', () => {
    expect(stateOf('', { 'sec-gpc': '1' })).toEqual({ consent: null, state: 'refused-by-signal' });
    expect(gate('', true)).toEqual({ isHidden: true, granted: null });
    expect(stateOf(GOOD, { 'sec-gpc': '1' }).consent?.granted).toEqual(['1v']);
    expect(gate(GOOD, true)).toEqual({ isHidden: true, granted: '1v' });
    expect(stateOf('', { 'sec-gpc': '0' }).state).toBe('open');
  });

  it('the script behind the banner is the one that the policy lets run', () => {
    const hash = createHash('sha256').update(CONSENT_GATE).digest('base64');
    expect(CONSENT_GATE_HASH).toBe(`sha256-${hash}`);
  });
});

const form = (fields: readonly (readonly [string, string])[]): FormData => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};
const granted = (...fields: readonly (readonly [string, string])[]) =>
  chosenConsent(form(fields), ASKED, null, NOW)?.granted;

describe('CO-01 CO-03 what a form says', () => {
  it('all, nothing, or what is not on the form', () => {
    expect(granted(['choice', 'none'])).toEqual([]);
    expect(granted(['choice', 'all'])).toEqual(ASKED);
    expect(granted(['choice', 'add'], ['service', '9v'])).toBeUndefined();
    expect(granted(['choice', 'other'])).toBeUndefined();
    expect(granted()).toBeUndefined();
    expect(granted(['choice', 'some'], ['service', '9v'], ['category', 'nothing'])).toEqual([]);
  });

  it('a category decides where it was changed, else each of its services', () => {
    const some = ['choice', 'some'] as const;
    expect(granted(some, ['service', '1v'])).toEqual(['1v']);
    expect(granted(some, ['category', 'video'])).toEqual(['1v', '2v']);
    const before = ['before', '1v-2v'] as const;
    // One of them was taken back, and the category left as it was.
    expect(granted(some, before, ['category', 'video'], ['service', '1v'])).toEqual(['1v']);
    // The category was taken back, and its services left as they were.
    expect(granted(some, before, ['service', '1v'], ['service', '2v'])).toEqual([]);
  });

  it('one service more says nothing about the others', () => {
    const consent = chosenConsent(
      form([
        ['choice', 'add'],
        ['service', '2v'],
      ]),
      ASKED,
      null,
      NOW,
    );
    expect(consent).toMatchObject({ asked: ['2v'], granted: ['2v'] });
    expect(consent?.id).toMatch(/^[\w-]{22}$/u);
  });

  it('the id of a choice stays when it is changed', () => {
    const before = { at: AT, id: ID, asked: ASKED, granted: [] };
    expect(chosenConsent(form([['choice', 'all']]), ASKED, before, NOW)?.id).toBe(ID);
  });

  it('ends the cookies of what was withdrawn, on the host and its domains', () => {
    const cookies = '_ga=1; _ga_X1=2; foyer_session=3; _gab=4; name with spaces=5';
    expect(withdrawnCookies(cookies, ['_ga', '_ga_*'])).toEqual(['_ga', '_ga_X1']);
    expect(cookieDomains('www.house.example')).toEqual(['', 'www.house.example', 'house.example']);
    expect(cookieDomains('127.0.0.1')).toEqual(['']);
  });
});
