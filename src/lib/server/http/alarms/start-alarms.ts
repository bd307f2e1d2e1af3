import type { Env } from '../../config/env.ts';
import type { Log } from '../../ports/log.ts';
import type { Readiness } from '../status/readiness.ts';

/** Tells whoever runs the site what goes on failing; the libraries of mail are loaded only for that. */
export async function startAlarms(env: Env, readiness: () => Readiness, log: Log): Promise<void> {
  const { alarmMail: to } = env;
  if (to === null) return;
  const [{ venueMailer }, { Alarms }] = await Promise.all([
    import('../../app/open-outbox.ts'),
    import('./alarms.ts'),
  ]);
  const now = () => new Date();
  const mailer = venueMailer(env, now);
  new Alarms({ env, to, mailer, readiness, now, log }).start();
}
