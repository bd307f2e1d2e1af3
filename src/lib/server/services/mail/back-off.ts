import type { OutboxRow } from '../../db/tables/outbox-schema.ts';

const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAY_MS = 4 * 60 * 60_000;

/** Tries of a message before it is given up: a server that is away is waited for, for a day. */
const TRIES: Readonly<Record<NonNullable<OutboxRow['failed']>, number>> = {
  unavailable: 14,
  login: 14,
  tls: 14,
  refused: 4,
  invalid: 1,
  expired: 1,
};

export const triesOf = (failed: NonNullable<OutboxRow['failed']>): number => TRIES[failed];

/** How long to wait after so many tries, in milliseconds: twice as long each time, up to four hours. */
export const retryDelayMs = (tries: number): number =>
  Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (tries - 1));
