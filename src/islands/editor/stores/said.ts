import { atom } from 'nanostores';

/** What screen readers are told; the same words twice are told twice. */
export const $said = atom<{ readonly text: string; readonly count: number }>({
  text: '',
  count: 0,
});

export const say = (text: string): void => {
  $said.set({ text, count: $said.get().count + 1 });
};
