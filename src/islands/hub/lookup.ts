/** Enter in the search of a field looks there; in any other field it saves the form. */
export function lookByEnter(element: HTMLElement): void {
  const field = element as HTMLInputElement;
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    const button = field.parentElement?.querySelector<HTMLButtonElement>('button[name="do"]');
    if (!button) return;
    event.preventDefault();
    button.click();
  });
}
