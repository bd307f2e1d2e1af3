import { atom } from 'nanostores';

/** US-05: the login is open over the page; whoever waits for it is told when somebody is back. */
export const $isLoginOpen = atom(false);

let waiting: Promise<void> | null = null;
let back = (): void => undefined;

/** Opens the login and waits until somebody is logged in again. Any number may wait for it. */
export function reopenLogin(): Promise<void> {
  waiting ??= new Promise<void>((resolve) => {
    back = resolve;
    $isLoginOpen.set(true);
  });
  return waiting;
}

export function loggedIn(): void {
  waiting = null;
  $isLoginOpen.set(false);
  back();
}
