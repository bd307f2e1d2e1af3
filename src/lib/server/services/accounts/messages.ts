import { DEFAULT_LOCALE, RESET_MINUTES } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { localeOfPath, pathTo } from '../../../routing/routes.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { siteName } from '../../repositories/settings.ts';
import type { OutgoingMessage } from '../mail/outbox.ts';
import type { Env } from '../../config/env.ts';
import type { ResetRequest } from './auth.ts';

interface MessageParts {
  readonly env: Pick<Env, 'siteOrigin'>;
  readonly database: Pick<OpenDatabase, 'db'>;
}

/** The message with the link to a new password, in the language of the request. */
export async function resetMessage(
  { user, token, url }: ResetRequest,
  { database, env: { siteOrigin } }: MessageParts,
): Promise<Pick<OutgoingMessage, 'to' | 'subject' | 'text' | 'topic' | 'locale'>> {
  const callbackPath = new URL(url).searchParams.get('callbackURL') ?? '';
  const locale = localeOfPath(callbackPath) ?? DEFAULT_LOCALE;
  const name = await siteName(database.db, locale);
  const t = translator(locale);
  const values = {
    // A venue without a name is known by its address.
    site: name === '' ? new URL(siteOrigin).host : name,
    link: siteOrigin + pathTo('login-reset-token', locale, { token }),
    minutes: RESET_MINUTES,
  };
  return {
    topic: 'password',
    locale,
    to: user.email,
    subject: t('user:mail.subject', values),
    text: t('user:mail.text', values),
  };
}
