/** Whether a control holds something else than what the server put there. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement) {
    const { type, name, checked, defaultChecked, value, defaultValue } = control;
    // What somebody looks for is not saved.
    if (type === 'hidden' || name.endsWith('~q')) return false;
    return type === 'checkbox' || type === 'radio'
      ? checked !== defaultChecked
      : value !== defaultValue;
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLSelectElement)) return false;
  const options = [...control.options];
  // Where none is chosen by the server the browser chooses the first.
  const isFirst = !control.multiple && !options.some(({ defaultSelected }) => defaultSelected);
  return options.some(
    ({ selected, defaultSelected }, index) =>
      selected !== (defaultSelected || (isFirst && index === 0)),
  );
}

/** Whether something in a form was changed since the server sent it. */
export const hasChanges = (form: HTMLFormElement): boolean => [...form.elements].some(isChanged);
