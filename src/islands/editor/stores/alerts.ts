import { atom } from 'nanostores';
import { ALERT_HIDE_MS } from '../../../lib/constants.ts';
import type { ApiResult } from '../api/request.ts';
import { failureText } from '../i18n/failure-text.ts';
import { announce } from './live-region.ts';

export interface Alert {
  readonly kind: 'save' | 'error';
  readonly text: string;
}

/** What just happened, for a moment. */
class Alerts {
  readonly $current = atom<Alert | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(kind: Alert['kind'], text: string, hideMs = ALERT_HIDE_MS): void {
    clearTimeout(this.#timer);
    this.$current.set({ kind, text });
    announce(text);
    this.#timer = setTimeout(() => this.$current.set(null), hideMs);
  }

  /** What a call came to: what was done, or why it was not. */
  showResult(result: ApiResult<unknown>, successText: string): void {
    if (result.ok) this.show('save', successText);
    else this.show('error', failureText(result));
  }
}

export const alerts = new Alerts();
