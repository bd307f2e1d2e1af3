import { instantOfInput, instantText } from '../../../../venue-clock.ts';
import type { Result } from '../../../../result.ts';
import { createToken } from '../../../services/accounts/tokens.ts';
import { type Caller, grantorOf } from '../../../services/accounts/user.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { textIn } from '../../../page-data/hub/lists/plain-field.ts';

/** Makes a token as the form says. @returns the token itself, to be shown once */
export async function makeToken(
  { app, locale }: PageContext,
  form: FormData,
  caller: Caller,
): Promise<Result<string>> {
  const day = textIn(form, 'expires_at');
  const scopes = textIn(form, 'scopes').split(/[\s,]+/u);
  const isDay = /^\d{4}-\d\d-\d\d$/u.test(day) && !Number.isNaN(Date.parse(day));
  const input = {
    name: textIn(form, 'name'),
    role: textIn(form, 'role'),
    scopes: scopes.filter((scope) => scope !== ''),
    // To the end of the day.
    expires_at: isDay ? instantText(instantOfInput(day, '23:59')) : day || null,
  };
  const made = await createToken(app.accounts, input, grantorOf(caller, locale), locale);
  return made.ok ? { ok: true, value: made.value.secret } : made;
}
