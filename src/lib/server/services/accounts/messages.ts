import { DEFAULT_LOCALE, RESET_MINUTES } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { localeOfPath, pathTo } from '../../../routing/routes.ts';
import type { Message } from '../../ports/mailer.ts';
import type { Env } from '../../config/env.ts';
import type { ResetRequest } from './auth.ts';

/** The message with the link to a new password, in the language of the request. */
export function resetMessage(
  { user, token, url }: ResetRequest,
  { siteOrigin }: Pick<Env, 'siteOrigin'>,
): Message {
  const callbackPath = new URL(url).searchParams.get('callbackURL') ?? '';
  const locale = localeOfPath(callbackPath) ?? DEFAULT_LOCALE;
  const t = translator(locale);
  const values = {
    site: new URL(siteOrigin).host,
    link: siteOrigin + pathTo('login-reset-token', locale, { token }),
    minutes: RESET_MINUTES,
  };
  return {
    to: user.email,
    subject: t('user:mail.subject', values),
    text: t('user:mail.text', values),
  };
}
