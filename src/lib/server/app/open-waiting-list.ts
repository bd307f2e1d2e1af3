import path from 'node:path';
import { openMailer } from '../adapters/mail.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { Env } from '../config/env.ts';
import { WaitingList, type WaitingListParts } from '../services/waiting-list/waiting-list.ts';

export interface OpenWaitingList {
  readonly mailer: Mailer;
  readonly waiting: WaitingList;
  readonly close: () => Promise<void>;
}

/** The house's mail, and its waiting list. */
export function openWaitingList(
  env: Env,
  parts: Omit<WaitingListParts, 'mailer' | 'siteOrigin'>,
): OpenWaitingList {
  const { now } = parts;
  const mailer = openMailer(env.mail, { folder: path.join(env.dataDir, 'mail'), now });
  const waiting = new WaitingList({ ...parts, mailer, siteOrigin: env.siteOrigin });
  return { mailer, waiting, close: () => waiting.close() };
}
