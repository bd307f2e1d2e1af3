import type { ReadCookies } from '../../services/accounts/csrf.ts';

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The cookies of a request that Astro never sees. The first of a name counts. */
export function cookiesIn(header = ''): ReadCookies {
  const known = new Map<string, string>();
  for (const part of header.split(';')) {
    const [name = '', ...value] = part.split('=');
    if (!known.has(name.trim())) known.set(name.trim(), decoded(value.join('=').trim()));
  }
  return {
    get(name) {
      const value = known.get(name);
      return value === undefined ? undefined : { value };
    },
  };
}
