import { atom } from 'nanostores';

/** What the live region announces; the count makes the same text twice two announcements. */
export const $announcement = atom<{ readonly text: string; readonly count: number }>({
  text: '',
  count: 0,
});

export const announce = (text: string): void => {
  $announcement.set({ text, count: $announcement.get().count + 1 });
};
