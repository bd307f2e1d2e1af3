import { COOKIE } from '../lib/constants.ts';
import { CONSENT_FORM, CONSENT_SECONDS } from '../lib/consent/cookie.ts';

/**
 * Runs right behind the banner, before it is painted: who has chosen about everything that
 * is asked, or whose browser says no for them, never sees it flash. What was agreed
 * to is noted at the banner, for all scripts of the page.
 */
export const CONSENT_GATE = `{let d=document,b=d.currentScript.previousElementSibling,[f,a,i,k,g]=/${COOKIE.consent}=${CONSENT_FORM}(;|$)/.exec(d.cookie)||[],n=s=>!s||s.split("-").every(t=>k.split("-").includes(t));b.hidden=f&&Math.abs(Date.now()/1e3-a)<${CONSENT_SECONDS / 1000}e3&&n(g)?n(b.dataset.consent,b.dataset.granted=g):navigator.globalPrivacyControl}`;

/** What the content security policy lets run; held equal by tests/unit/consent/cookie.test.ts. */
export const CONSENT_GATE_HASH = 'sha256-oaJy+MgUrxM7LRiNJO/SXn4LFs737i6eG00mgTMNM+k=';
