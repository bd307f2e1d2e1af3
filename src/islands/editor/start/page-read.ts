/** When the whole page is there: the editor's script is in its head, and may be there before. */
export const pageRead = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
