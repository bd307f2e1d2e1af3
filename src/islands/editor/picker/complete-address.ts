import { isLinkTarget } from '../../../content/fields/target-form.ts';

const MAIL = /^[^\s@/:]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/u;
const PHONE = /^\+?[\d\s()./-]{5,24}$/u;
/** A host with a dot, and anything behind it. */
const HOST = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?#].*)?$/u;

/**
 * What somebody typed as a link's target: `example.org` is `https://example.org`,
 * `a@b.example` a mail address, `069 1234` a telephone number. Null: none of these.
 */
export function completeAddress(input: string): string | null {
  const text = input.trim();
  if (isLinkTarget(text)) return text;
  const form = MAIL.test(text)
    ? `mailto:${text}`
    : PHONE.test(text)
      ? `tel:${text.replace(/\(0\)|[\s()./]/gu, '')}`
      : HOST.test(text)
        ? `https://${text.replaceAll(' ', '%20')}`
        : '';
  return isLinkTarget(form) ? form : null;
}
