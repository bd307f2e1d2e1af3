/*
 * The cookie of the choice, as server and browser read it:
 *
 *   1.1.1795347000.Zk3…(22 characters).1v-2v-3u.1v
 *   format . text . when (seconds since 1970) . random id . asked about . agreed to
 *
 * Only what every cookie can hold, so that nothing has to be escaped.
 */

/** The form of the cookie. */
export const CONSENT_FORMAT = 1;
/** Rises when what visitors are told changes so that they have to be asked again. */
export const CONSENT_TEXT_VERSION = 1;
/** How long a choice is kept; then visitors are asked again. */
export const CONSENT_DAYS = 180;
export const CONSENT_SECONDS = CONSENT_DAYS * 86_400;

export interface Consent {
  /** When the choice was made, in seconds since 1970. */
  readonly at: number;
  /** Random, so that a choice can be proven without knowing whose it is. */
  readonly id: string;
  /** Every service that was asked about, by token. */
  readonly asked: readonly string[];
  /** Those that were agreed to. */
  readonly granted: readonly string[];
}

/** Its parts: when, the id, what was asked about, what was agreed to. */
export const CONSENT_FORM = `${CONSENT_FORMAT}\\.${CONSENT_TEXT_VERSION}\\.(\\d{10})\\.([\\w-]{22})\\.([\\da-z-]+)\\.([\\da-z-]*)`;
const FORM = new RegExp(`^${CONSENT_FORM}$`, 'u');

const tokensIn = (text: string | undefined): readonly string[] =>
  text === undefined || text === '' ? [] : text.split('-');

/** A choice by its cookie; null for one that is tampered with, too old, or of another venue's form. */
export function parseConsent(value: string, now: Date): Consent | null {
  const [, at, id = '', asked, granted] = FORM.exec(value) ?? [];
  const consent = { at: Number(at), id, asked: tokensIn(asked), granted: tokensIn(granted) };
  const age = now.getTime() / 1000 - consent.at;
  const isWhole =
    id !== '' &&
    Math.abs(age) < CONSENT_SECONDS &&
    consent.granted.every((token) => consent.asked.includes(token));
  return isWhole ? consent : null;
}

export const consentText = ({ at, id, asked, granted }: Consent): string =>
  [CONSENT_FORMAT, CONSENT_TEXT_VERSION, at, id, asked.join('-'), granted.join('-')].join('.');

/** Whether a choice was made about everything that is asked now. */
export const isComplete = (consent: Consent | null, asked: readonly string[]): boolean =>
  consent !== null && asked.every((token) => consent.asked.includes(token));
