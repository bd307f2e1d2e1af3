import { useState, type SyntheticEvent } from 'react';
import { locale } from '../api/record.ts';
import { loginPrompt } from '../api/login-prompt.ts';
import { send as sendWithToken } from '../api/send.ts';
import { t } from '../i18n/t.ts';
import { Dialog } from '../components/Dialog.tsx';

/** Whoever signs in again goes on where they were. */
export function LoginDialog() {
  const [fieldError, setError] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const send = async (form: HTMLFormElement) => {
    const response = await sendWithToken(
      `/${locale}/api/user-login/`,
      { method: 'POST', body: JSON.stringify(Object.fromEntries(new FormData(form))) },
      { 'content-type': 'application/json' },
    ).catch(() => null);
    const body = (await response?.json().catch(() => null)) as {
      readonly message?: string;
      readonly needs_code?: boolean;
    } | null;
    if (body?.needs_code) setNeedsCode(true);
    else if (response?.ok) {
      setError('');
      loginPrompt.complete();
    } else setError(body?.message ?? t('login.failed'));
  };
  return (
    <Dialog title={t('login.title')} isUnasked>
      <p>{t('login.why')}</p>
      <form
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <p role="alert" className="ed-danger">
          {fieldError}
        </p>
        <label>
          {t('login.email')}
          <input name="email" type="email" autoComplete="username" required />
        </label>
        <label>
          {t('login.password')}
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        {needsCode && (
          <label>
            {t('login.code')}
            <input name="code" inputMode="numeric" autoComplete="one-time-code" required />
          </label>
        )}
        <button className="ed-main">{t('login.send')}</button>
      </form>
    </Dialog>
  );
}
