import { useStore } from '@nanostores/react';
import { loginPrompt } from '../api/login-prompt.ts';
import { Dialog } from '../components/Dialog.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { t } from '../i18n/t.ts';

const LoginDialog = lazyPart<object>(
  async () => (await import('./LoginDialog.tsx')).LoginDialog,
  ({ children }) => <Dialog title={t('login.title')}>{children}</Dialog>,
);

/** US-05: the login, as soon as the session is over. */
export const Login = () => useStore(loginPrompt.$isOpen) && <LoginDialog />;
