import { useStore } from '@nanostores/react';
import { loginPrompt } from '../api/login-prompt.ts';
import { useAfterPause } from '../components/use-after-pause.ts';
import { deferredDialog } from './deferred-dialog.tsx';

const LoginDialog = deferredDialog(() => import('./LoginDialog.tsx'), 'login.title');

/** The login, as soon as the session is over. */
export const Login = () => useAfterPause(useStore(loginPrompt.$isOpen)) && <LoginDialog />;
