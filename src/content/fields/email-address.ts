import { cleanText } from './clean-text.ts';

/** The most characters of an address, as mail servers take it. */
export const EMAIL_LENGTH = 254;

/** What browsers take for `type=email`, by the HTML standard ("valid e-mail address"). */
export const EMAIL =
  /^[a-zA-Z\d.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?(?:\.[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?)*$/u;

const BEYOND_ASCII = /[^\0-\x7F]/u;
/** What may stand in a domain with letters of other alphabets; nothing that ends the host of an address. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]{1,254}$/u;

/** «räucherei.example» as `xn--rucherei-0za.example`; any other text stays as it is. */
function asciiDomain(domain: string): string {
  if (!BEYOND_ASCII.test(domain) || !DOMAIN.test(domain)) return domain;
  const url = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`) : null;
  return url?.hostname || domain;
}

/**
 * An e-mail address as it is stored: without what came along when it was copied, its domain in
 * ASCII, as browsers send it and mail programs take it. What is no address stays one that is
 * refused.
 */
export function cleanEmail(typed: string): string {
  const text = cleanText(typed).trim();
  const at = text.lastIndexOf('@');
  return at === -1 ? text : text.slice(0, at + 1) + asciiDomain(text.slice(at + 1));
}

/** Whether a cleaned text is an address that every part of the product takes. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_LENGTH && EMAIL.test(text);
