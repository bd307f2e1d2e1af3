/** Control characters, spaces and backslashes: browsers interpret them differently. */
const NOT_IN_AN_ADDRESS = /[\u0000-\u0020\u007f-\u009f\\]/u;
const MAX_CHARACTERS = 2000;

const isBelow = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);

/**
 * Whether an address, which comes from a cookie or from the shop, is one that
 * visitors may be linked to as their cart.
 * @param allowed web addresses that it may be, or lie below
 */
export function isCartAddress(address: string, allowed: readonly string[]): boolean {
  if (address.length > MAX_CHARACTERS || NOT_IN_AN_ADDRESS.test(address)) return false;
  // Only with both slashes: `https:shop.example` is parsed differently elsewhere.
  if (!/^https?:\/\/[^/]/iu.test(address) || !URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return false;
  return allowed.some((allowedAddress) => {
    const prefix = new URL(allowedAddress);
    return url.origin === prefix.origin && isBelow(url.pathname, prefix.pathname);
  });
}
