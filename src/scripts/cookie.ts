/** The value of a cookie as it is written; empty where there is none. */
export const cookie = (name: string): string =>
  document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';
