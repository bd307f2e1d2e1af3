import { useState, type SyntheticEvent } from 'react';
import { useStore } from '../../use-store.ts';
import { locale } from '../host.ts';
import { token } from '../../csrf-token.ts';
import { $isLoginOpen, loggedIn } from '../stores/session.ts';
import { word } from '../words.ts';
import { Dialog } from './Dialog.tsx';

/** US-05: the session is over; whoever signs in again goes on where they were. */
export function Login() {
  const isOpen = useStore($isLoginOpen);
  const [mistake, setMistake] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  if (!isOpen) return null;
  const send = async (form: HTMLFormElement) => {
    const response = await fetch(`/${locale}/api/user-login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrftoken': token() },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    }).catch(() => null);
    const answer = (await response?.json().catch(() => null)) as {
      readonly message?: string;
      readonly needs_code?: boolean;
    } | null;
    if (answer?.needs_code) setNeedsCode(true);
    else if (response?.ok) {
      setMistake('');
      loggedIn();
    } else setMistake(answer?.message ?? word('login.failed'));
  };
  return (
    <Dialog title={word('login.title')}>
      <p>{word('login.why')}</p>
      <form
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <p role="alert" className="ed-danger">
          {mistake}
        </p>
        <label>
          {word('login.email')}
          <input name="email" type="email" autoComplete="username" required />
        </label>
        <label>
          {word('login.password')}
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        {needsCode && (
          <label>
            {word('login.code')}
            <input name="code" inputMode="numeric" autoComplete="one-time-code" required />
          </label>
        )}
        <button className="ed-main">{word('login.send')}</button>
      </form>
    </Dialog>
  );
}
