/** One box for all rows of a list, and how many of them are chosen. */
export function selectAll(box: HTMLElement): void {
  const all = box as HTMLInputElement;
  const form = all.form;
  if (form === null) return;
  const rows = [...form.querySelectorAll<HTMLInputElement>('input[name="id"]')];
  const label = form.querySelector<HTMLElement>('[data-hub-chosen]');
  const text = label?.textContent.trim() ?? '';
  const show = () => {
    const chosen = rows.filter(({ checked }) => checked).length;
    all.checked = chosen === rows.length;
    all.indeterminate = chosen > 0 && chosen < rows.length;
    if (label) label.textContent = chosen === 0 ? text : `${text}: ${String(chosen)}`;
  };
  all.hidden = false;
  all.addEventListener('change', () => {
    for (const row of rows) row.checked = all.checked;
  });
  form.addEventListener('change', show);
  // Somebody who comes back finds the rows chosen as they were left.
  addEventListener('pageshow', show);
}
