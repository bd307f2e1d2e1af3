import { defineCommand } from 'citty';
import { emailText } from '../../../content/fields/email.ts';
import { venueMailer } from '../app/open-outbox.ts';
import { testMessage } from '../http/alarms/alarm-text.ts';
import { json, refuse, say } from './output.ts';
import { withEnv } from './with-database.ts';

const WHY: Readonly<Record<string, string>> = {
  unavailable: 'The mail server of MAIL_URL cannot be reached.',
  login: 'The mail server refuses the login of MAIL_URL.',
  tls: 'There is no secure connection to the mail server: its certificate may not be valid.',
  refused: 'The mail server refuses this message: MAIL_FROM, or the address it goes to.',
};

const test = defineCommand({
  meta: { name: 'test', description: 'Sends a test message, and says why it did not go out' },
  args: {
    to: { type: 'string', description: 'The address; else ALARM_MAIL' },
    json,
  },
  run: ({ args }) =>
    withEnv(async (env) => {
      const { data: to } = emailText().safeParse(args.to ?? env.alarmMail ?? '');
      if (to === undefined) {
        refuse(args, 'Say who gets it: --to a@example.org, or set ALARM_MAIL.');
        return;
      }
      const mailer = venueMailer(env, () => new Date());
      const sent = await mailer.send({ to, ...testMessage(env.siteOrigin) });
      if (!sent.ok) {
        refuse(args, WHY[sent.failure.reason ?? ''] ?? sent.failure.message);
        return;
      }
      const where =
        env.mail.url === null ? 'written to DATA_DIR/mail: there is no MAIL_URL' : 'sent';
      say(args, { to, from: mailer.from, isSent: env.mail.url !== null }, [
        `The test message to ${to} is ${where}.`,
      ]);
    }),
});

/** The venue's mail, from the command line. */
export default defineCommand({
  meta: { name: 'mail', description: 'Tries whether mail goes out' },
  subCommands: { test },
});
