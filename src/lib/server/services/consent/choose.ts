import type { FormValues } from '../../../forms/form-values.ts';
import { randomBytes } from 'node:crypto';
import type { Consent } from '../../../consent/cookie.ts';
import { categoryOf } from '../../../consent/services.ts';

/** How many random bytes the id of a choice has. */
const ID_BYTES = 16;

/** A form that says what its visitor wants. */
const textIn = (form: FormValues, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** What is chosen one by one: a category decides about its services where it was changed. */
function chosenOnes(form: FormValues, asked: readonly string[]): readonly string[] {
  const before = textIn(form, 'before').split('-');
  const services = form.getAll('service');
  const categories = form.getAll('category');
  return asked.filter((token) => {
    const category = categoryOf(token);
    const mates = asked.filter((other) => categoryOf(other) === category);
    const was = mates.every((mate) => before.includes(mate));
    const is = category !== null && categories.includes(category);
    return was === is ? services.includes(token) : is;
  });
}

/**
 * What a form says of the services that are asked about; null where it says nothing.
 * `choice` is `none`, `all`, `some` with `service` and `category`, or `add` with one service.
 */
export function chosenConsent(
  form: FormValues,
  asked: readonly string[],
  before: Consent | null,
  now: Date,
): Consent | null {
  const choice = textIn(form, 'choice');
  const fresh = {
    at: Math.floor(now.getTime() / 1000),
    id: before?.id ?? randomBytes(ID_BYTES).toString('base64url'),
    asked,
  };
  if (choice === 'none') return { ...fresh, granted: [] };
  if (choice === 'all') return { ...fresh, granted: asked };
  if (choice === 'some') return { ...fresh, granted: chosenOnes(form, asked) };
  const added = textIn(form, 'service');
  if (choice !== 'add' || !asked.includes(added)) return null;
  // Nothing is said about the others: they are still to be asked about.
  const known = asked.filter((token) => before?.asked.includes(token) || token === added);
  const granted = known.filter((token) => before?.granted.includes(token) || token === added);
  return { ...fresh, asked: known, granted };
}

/** Names of a request's cookies that services have set which are not agreed to. */
export function withdrawnCookies(
  cookieHeader: string,
  patterns: readonly string[],
): readonly string[] {
  const names = cookieHeader.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
  const matches = (name: string) =>
    patterns.some((pattern) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    );
  return [...new Set(names)].filter((name) => name !== '' && matches(name));
}

/** The hosts that a cookie of this one can belong to: itself (empty) and its domains. */
export function cookieDomains(hostname: string): readonly string[] {
  const labels = hostname.split('.');
  const isName = labels.length > 1 && !/^[\d.]+$/u.test(hostname);
  if (!isName) return [''];
  return ['', ...labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))];
}
