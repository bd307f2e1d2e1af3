import { atom } from 'nanostores';

/** The login that opens over the page when the session is over. */
class LoginPrompt {
  readonly $isOpen = atom(false);
  #pending: PromiseWithResolvers<void> | null = null;

  /** Opens the login and waits until somebody is logged in again. Any number may wait for it. */
  open(): Promise<void> {
    if (this.#pending === null) {
      this.#pending = Promise.withResolvers();
      this.$isOpen.set(true);
    }
    return this.#pending.promise;
  }

  /** Somebody is logged in: everybody who waits goes on. */
  complete(): void {
    const pending = this.#pending;
    this.#pending = null;
    this.$isOpen.set(false);
    pending?.resolve();
  }
}

export const loginPrompt = new LoginPrompt();
