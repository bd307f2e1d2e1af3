import { csrfToken } from '../../csrf-token.ts';
import { locale } from './record.ts';

/** Whether a call was refused only because of the token of this browser. */
async function lacksToken(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { readonly reason?: string } | null;
  return body?.reason?.startsWith('csrf') === true;
}

/**
 * A call with the CSRF token of this browser. Where that is gone or of an older session, a
 * fresh one is fetched and the call made once more: nobody has to log in for a lost cookie.
 */
export async function send(
  path: string,
  init: Omit<RequestInit, 'headers'>,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const call = () => fetch(path, { ...init, headers: { ...headers, 'x-csrftoken': csrfToken() } });
  const response = await call();
  if (!(await lacksToken(response))) return response;
  await (await fetch(`/${locale}/api/user-details/`)).text();
  return call();
}
