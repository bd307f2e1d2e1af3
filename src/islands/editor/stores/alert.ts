import { atom } from 'nanostores';
import { ALERT_HIDE_MS } from '../../../lib/constants.ts';
import type { Answer } from '../request.ts';
import { word } from '../words.ts';
import { say } from './said.ts';

export interface Alert {
  readonly kind: 'save' | 'error';
  readonly text: string;
}

/** ED-03: what just happened, for a moment. */
export const $alert = atom<Alert | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function alertOf(kind: Alert['kind'], text: string): void {
  clearTimeout(timer);
  $alert.set({ kind, text });
  say(text);
  timer = setTimeout(() => {
    $alert.set(null);
  }, ALERT_HIDE_MS);
}

/** What a call came to: what was done, or why it was not. */
export function alertAnswer(answer: Answer<unknown>, done: string): void {
  if (answer.ok) alertOf('save', done);
  else alertOf('error', answer.failure.message || word('save.failed'));
}
