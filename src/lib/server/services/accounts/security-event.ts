import { createHmac } from 'node:crypto';

/** What somebody tried to do as somebody: for the log. */
export interface SecurityEvent {
  readonly event:
    | 'sign-in'
    | 'single-sign-on'
    | 'second-factor'
    | 'password-change'
    | 'password-reset'
    | 'denied';
  /** How it ended, in one word. */
  readonly outcome: string;
  /** The account and the client address, masked: the same ones have the same value. */
  readonly account: string;
  readonly from: string;
}

export type OnSecurityEvent = (event: SecurityEvent) => void;

const MASK_LENGTH = 16;

/** A value that tells nothing to who has the log and not the secret. */
export const masked = (text: string, secret: string): string =>
  text === ''
    ? ''
    : createHmac('sha256', secret).update(`log ${text}`).digest('base64url').slice(0, MASK_LENGTH);
