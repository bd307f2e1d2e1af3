import type { z } from 'zod';
import { MESSAGES } from '../messages.ts';
import { moment } from './choice.ts';

/** The time in which a module or an entry of one is shown. */
export interface OnlineWindow {
  readonly online_from?: string | null;
  readonly online_to?: string | null;
}

export const onlineFields = {
  online_from: moment({ label: { de: 'Sichtbar ab', en: 'Shown from' } }),
  online_to: moment({ label: { de: 'Sichtbar bis', en: 'Shown until' } }),
};

/** A window that ends before it starts would never be shown. */
export function endsAfterStart<T extends object>({ value, issues }: z.core.ParsePayload<T>): void {
  const { online_from: from, online_to: to } = value as OnlineWindow;
  if (from == null || to == null || Date.parse(from) < Date.parse(to)) return;
  issues.push({
    code: 'custom',
    path: ['online_to'],
    message: MESSAGES.windowEndsFirst,
    input: value,
  });
}
