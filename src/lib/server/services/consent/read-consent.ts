import { z } from 'zod';
import { COOKIE } from '../../../constants.ts';
import { isComplete, parseConsent, type Consent } from '../../../consent/cookie.ts';

const token = z.string().regex(/^[\da-z]{0,40}$/u);

/** What a cookie has to hold to count; anything else counts as no choice. */
const consentSchema: z.ZodType<Consent> = z
  .object({
    at: z.int().positive(),
    id: z.string().regex(/^[\w-]{22}$/u),
    asked: z.array(token).min(1).max(300),
    granted: z.array(token).max(300),
  })
  .refine(({ asked, granted }) => granted.every((one) => asked.includes(one)));

/** What a request says of a visitor's choice. */
export interface ConsentRequest {
  readonly headers: Pick<Headers, 'get'>;
  readonly cookies: { get(name: string): { readonly value: string } | undefined };
}

export type ConsentState = 'open' | 'refused-by-signal' | 'chosen';

/** A visitor's choice, and whether it is still to be asked for. */
export interface VisitorConsent {
  readonly consent: Consent | null;
  /** `refused-by-signal`: Global Privacy Control, until somebody chooses. */
  readonly state: ConsentState;
}

/** A visitor's choice by cookie and signal. @param asked what there is to choose now */
export function readConsent(
  { headers, cookies }: ConsentRequest,
  asked: readonly string[],
  now: Date,
): VisitorConsent {
  const value = cookies.get(COOKIE.consent)?.value ?? '';
  const parsed = consentSchema.safeParse(parseConsent(value, now));
  const consent = parsed.success ? parsed.data : null;
  if (isComplete(consent, asked)) return { consent, state: 'chosen' };
  const isRefused = headers.get('sec-gpc')?.trim() === '1' && consent === null;
  return { consent, state: isRefused ? 'refused-by-signal' : 'open' };
}
