import type { FormValues } from '../../../../forms/form-values.ts';
/*
 * Buttons of a form that change what it shows and save nothing: `add:prices`,
 * `remove:prices.0`, `up:prices.1`, `down:prices.0`, `find:room`, `find:room~2` for the second part
 * of what is found. By `show:form` the browser
 * has a form shown again that it kept, by `show:image` one with a file that it has added; by
 * `plan:seat_groups` an event takes the seats and prices of its hall.
 */

const STEP = /^(add|remove|up|down|find|show|plan):([\w.]{1,200})(?:~([1-9]\d{0,3}))?$/u;

export interface FormStep {
  readonly what: 'add' | 'remove' | 'up' | 'down' | 'find' | 'show' | 'plan';
  /** The field or the entry that it is about. */
  readonly path: string;
  /** The part of what is found, from 1. */
  readonly page: number;
}

/** What a button asks for; null: the form is to be saved. */
export function stepOf(form: FormValues): FormStep | null {
  const text = form.get('do');
  const [, what, path = '', page = '1'] = STEP.exec(typeof text === 'string' ? text : '') ?? [];
  return what === undefined ? null : { what: what as FormStep['what'], path, page: Number(page) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What stands at a path of a value. */
function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  );
}

function swap(list: unknown[], index: number, other: number): void {
  if (other < 0 || other >= list.length) return;
  [list[index], list[other]] = [list[other], list[index]];
}

/** Values after a step: an entry more or less, or elsewhere. */
export function afterStep(values: object, { what, path }: FormStep): object {
  if (what === 'find' || what === 'show' || what === 'plan') return values;
  const changed = structuredClone(values);
  const keys = path.split('.');
  const list = at(changed, what === 'add' ? keys : keys.slice(0, -1));
  if (!Array.isArray(list)) return values;
  const index = Number(keys.at(-1));
  if (what === 'add') list.push({});
  else if (!Number.isSafeInteger(index) || index < 0 || index >= list.length) return values;
  else if (what === 'remove') list.splice(index, 1);
  else swap(list, index, what === 'up' ? index - 1 : index + 1);
  return changed;
}

/** The field that is looked at after a step. */
export function placeAfter(values: object, { what, path }: FormStep): string {
  const keys = path.split('.');
  if (what === 'find' || what === 'plan') return path;
  if (what === 'show') return path === 'form' ? '' : path;
  if (what === 'remove') return keys.slice(0, -1).join('.');
  if (what === 'add') {
    const list = at(values, keys);
    return Array.isArray(list) ? `${path}.${String(list.length - 1)}` : path;
  }
  const index = Number(keys.at(-1)) + (what === 'up' ? -1 : 1);
  return [...keys.slice(0, -1), String(index)].join('.');
}
