/** Control characters, spaces and backslashes: browsers read around them, each in its way. */
const NOT_IN_AN_ADDRESS = /[\u0000-\u0020\u007f-\u009f\\]/u;
const MOST_CHARACTERS = 2000;

const isBelow = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);

/**
 * Whether an address, which comes from a cookie or from the shop, is one that
 * visitors may be led to as their cart.
 * @param allowed web addresses that it may be, or lie below
 */
export function isCartAddress(address: string, allowed: readonly string[]): boolean {
  if (address.length > MOST_CHARACTERS || NOT_IN_AN_ADDRESS.test(address)) return false;
  // Only spelled out: `https:shop.example` would be read, but as something else by others.
  if (!/^https?:\/\/[^/]/iu.test(address) || !URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return false;
  return allowed.some((one) => {
    const prefix = new URL(one);
    return url.origin === prefix.origin && isBelow(url.pathname, prefix.pathname);
  });
}
