/** What a provider gives out to be embedded is not longer. */
const MAX_CHARACTERS = 8192;
const ATTRIBUTE = /[\s/]*([^\s=>/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/uy;
const HOST = /^(?:[\da-z](?:[\da-z-]{0,61}[\da-z])?\.)+[a-z]{2,24}(?:[/?#]|$)/iu;

/** The `src` of the first frame in pasted HTML; null: there is none. */
function frameSource(html: string): string | null {
  const start = /<iframe(?=[\s/])/iu.exec(html);
  if (start === null) return null;
  ATTRIBUTE.lastIndex = start.index + start[0].length;
  for (let part = ATTRIBUTE.exec(html); part !== null; part = ATTRIBUTE.exec(html)) {
    const [, name = '', double, single, bare] = part;
    if (name.toLowerCase() === 'src')
      return (double ?? single ?? bare ?? '').replaceAll(/&(?:amp|#38|#x26);/giu, '&').trim();
  }
  return null;
}

/**
 * The address in what somebody pasted to be embedded: an address as it is, one without its
 * scheme as people read and dictate it, or the frame that providers give out. Anything else
 * stays as it is, to be refused.
 */
export function embedAddressIn(pasted: string): string {
  const text = pasted.trim();
  if (text.length > MAX_CHARACTERS) return text;
  const address = frameSource(text) ?? text;
  if (address.startsWith('//')) return `https:${address}`;
  if (/^http:\/\//iu.test(address)) return `https${address.slice('http'.length)}`;
  return HOST.test(address) ? `https://${address}` : address;
}
