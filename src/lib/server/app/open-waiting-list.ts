import path from 'node:path';
import { WAITING_LOOK_MS } from '../../constants.ts';
import { openMailer } from '../adapters/mail.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { Env } from '../config/env.ts';
import { WaitingList, type WaitingListParts } from '../services/waiting-list/waiting-list.ts';

export interface OpenWaitingList {
  readonly mailer: Mailer;
  readonly waiting: WaitingList;
  readonly close: () => Promise<void>;
}

/** The house's mail, and the waiting list that looks through itself now and then. */
export function openWaitingList(
  env: Env,
  parts: Omit<WaitingListParts, 'mailer' | 'siteOrigin'>,
): OpenWaitingList {
  const { now, report } = parts;
  const mailer = openMailer(env.mail, { folder: path.join(env.dataDir, 'mail'), now });
  const waiting = new WaitingList({ ...parts, mailer, siteOrigin: env.siteOrigin });
  let looking: Promise<void> | null = null;
  const look = () => {
    looking ??= waiting
      .sweep()
      .catch((error: unknown) => {
        const why = error instanceof Error ? error.message : String(error);
        report.report('The waiting list could not be looked through.', { why });
      })
      .finally(() => (looking = null));
  };
  const timer = setInterval(look, WAITING_LOOK_MS);
  timer.unref();
  return {
    mailer,
    waiting,
    close: async () => {
      clearInterval(timer);
      await looking;
      await waiting.close();
    },
  };
}
