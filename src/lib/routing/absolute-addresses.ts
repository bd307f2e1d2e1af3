/** A comment, or the start of an element with its attributes; texts in quotes may hold anything. */
const COMMENT_OR_TAG =
  /<!--[\s\S]*?(?:-->|$)|<([a-z][\w-]*)((?:[\s/](?:"[^"]*"|'[^']*'|[^"'<>])*)?)>/giu;
/** What lies in these is text, whatever it looks like. */
const RAW_TEXT =
  /(<(script|style|textarea)\b(?:"[^"]*"|'[^']*'|[^"'<>])*>)([\s\S]*?)(?=<\/\2|$)/giu;
const ADDRESS = /(\s(?:href|src|action|formaction|poster)=")(\/(?!\/)[^"]*|\?[^"]*)(?=")/giu;
const LIST = /(\s(?:srcset|imagesrcset)=")([^"]*)(?=")/giu;

/** Elements that lead away: out of a frame, too. */
const LEADS_AWAY = new Set(['a', 'form']);

const inLists = (attributes: string, origin: string): string =>
  attributes.replace(
    LIST,
    (_, name: string, list: string) =>
      name + list.replace(/(^|,)(\s*)\/(?!\/)/gu, `$1$2${origin}/`),
  );

function inTag(name: string, attributes: string, page: URL): string {
  let isLed = false;
  const whole = attributes.replace(ADDRESS, (_, before: string, address: string) => {
    isLed = true;
    return `${before}${page.origin}${address.startsWith('?') ? page.pathname : ''}${address}`;
  });
  const isAway = isLed && LEADS_AWAY.has(name.toLowerCase()) && !/\starget=/iu.test(whole);
  return `<${name}${isAway ? ' target="_top"' : ''}${inLists(whole, page.origin)}>`;
}

const inMarkup = (html: string, page: URL): string =>
  html.replace(COMMENT_OR_TAG, (whole, name: string | undefined, attributes: string) =>
    name === undefined ? whole : inTag(name, attributes, page),
  );

/**
 * The page with its own addresses written in full, for a document that is shown
 * on another host: in href, src, srcset, action. Anchors, data and other sites
 * stay as they are; links leave a frame that the page may stand in.
 * @param html as this site renders it: attributes in double quotes
 */
export function withAbsoluteAddresses(html: string, address: string): string {
  const page = new URL(address);
  let done = '';
  let from = 0;
  for (const raw of html.matchAll(RAW_TEXT)) {
    const [, tag = '', , text = ''] = raw;
    done += inMarkup(html.slice(from, raw.index) + tag, page) + text;
    from = raw.index + tag.length + text.length;
  }
  return done + inMarkup(html.slice(from), page);
}
