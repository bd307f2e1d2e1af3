import type { ReadCookies } from '../../services/accounts/csrf.ts';

function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The cookies of a request that Astro never sees. The first of a name counts. */
export function cookiesIn(header = ''): ReadCookies {
  const values = new Map<string, string>();
  for (const part of header.split(';')) {
    const [name = '', ...value] = part.split('=');
    if (!values.has(name.trim())) values.set(name.trim(), decodeValue(value.join('=').trim()));
  }
  return {
    get(name) {
      const value = values.get(name);
      return value === undefined ? undefined : { value };
    },
  };
}
