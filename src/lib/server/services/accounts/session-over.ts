import { COOKIE, type Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, type Failure } from '../../../result.ts';

/**
 * A denial as its caller has to be told it: who still shows a session learns that it is over,
 * not that a login is needed.
 */
export function withSessionOver(denial: Failure, headers: Headers, locale: Locale): Failure {
  const hasSession = (headers.get('cookie') ?? '').includes(COOKIE.session);
  if (denial.code !== 'unauthorized' || !hasSession) return denial;
  const { failure: over } = failure('unauthorized', translator(locale)('api:sessionOver'));
  return { ...over, reason: 'session_over' };
}
