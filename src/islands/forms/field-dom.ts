import { MAX_NAMED, shortName } from '../../lib/forms/wrong-fields.ts';

/** What a form holds, as a plain form sends it: texts alone. */
export function typedAnswers(form: HTMLFormElement): Readonly<Record<string, readonly string[]>> {
  const answers: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') (answers[name] ??= []).push(value);
  return answers;
}

export const fieldOf = (form: HTMLFormElement, slug: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(`[data-field="${slug}"]`);

/** What of a field takes the focus: the field itself where its choices stand in a group. */
export const controlOf = (field: HTMLElement): HTMLElement =>
  field.id === '' ? (field.querySelector<HTMLElement>('[id][name]') ?? field) : field;

/** Says what is wrong with a field; an empty message: nothing. */
export function setMessage(field: HTMLElement, message: string): void {
  const error = field.querySelector<HTMLElement>('[data-error]');
  const control = controlOf(field);
  if (error) {
    error.textContent = message;
    error.hidden = message === '';
  }
  if (control === field) return;
  if (message === '') control.removeAttribute('aria-invalid');
  else control.ariaInvalid = 'true';
}

/** The name of a field, as its label has it. */
const labelOf = (field: HTMLElement): string => {
  const label = field.querySelector('legend') ?? field.querySelector('label');
  return shortName(label?.textContent.replaceAll(/\s+/gu, ' ') ?? '');
};

/** The names of wrong fields as the summary of a form has them (ErrorSummary.astro). */
export function namesOf(
  { dataset }: HTMLFormElement,
  fields: readonly HTMLElement[],
): readonly (Node | string)[] {
  const names = fields.slice(0, MAX_NAMED).flatMap((field, index) => {
    const link = document.createElement('a');
    link.href = `#${controlOf(field).id}`;
    link.textContent = labelOf(field);
    return index === 0 ? [link] : [', ', link];
  });
  const others = fields.length - MAX_NAMED;
  if (others <= 0) return names;
  const words = (others === 1 ? dataset['othersOne'] : dataset['others']) ?? '';
  return [...names, ` ${words.replace('{n}', String(others))}`];
}
