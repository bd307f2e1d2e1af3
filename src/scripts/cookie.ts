/** Keeps a value that visitors chose, on all pages of the site; 0 days forget it. */
export function setCookie(name: string, value: string | undefined, days: number): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${name}=${value};path=/;max-age=${days * 86_400};samesite=lax${secure}`;
}

/** The value of a cookie as it is written; empty where there is none. */
export const cookie = (name: string): string =>
  document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';
