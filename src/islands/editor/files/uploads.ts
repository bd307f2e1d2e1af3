import { atom } from 'nanostores';

/** A file on its way into the media library, or one that did not get there. */
export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly percent: number;
  /** Why it failed; null: it is on its way. */
  readonly error: string | null;
  /** Where another try can succeed: what makes it. */
  readonly retry: (() => void) | null;
}

export const $uploads = atom<readonly Upload[]>([]);

export function beginUpload(name: string): string {
  const id = crypto.randomUUID();
  $uploads.set([...$uploads.get(), { id, name, percent: 0, error: null, retry: null }]);
  return id;
}

export const changeUpload = (id: string, change: Partial<Upload>): void =>
  $uploads.set($uploads.get().map((one) => (one.id === id ? { ...one, ...change } : one)));

export const endUpload = (id: string): void =>
  $uploads.set($uploads.get().filter((one) => one.id !== id));
