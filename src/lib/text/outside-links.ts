const END = '</a>';
const ADDRESS = /\shref="(https?:\/\/[^"]*)"/u;
const OWN = /\s(?:target|rel)="[^"]*"/gu;
const RELATIONS = /\srel="([^"]*)"/u;

/** What stands before the end of a link, with the tag of the link as it is to be and the hint. */
function withHint(part: string, origin: string, hint: string): string {
  const start = part.lastIndexOf('<a ');
  // No sign of a tag stands in a value (`services/site/safe-html.ts`).
  const end = part.indexOf('>', start);
  const attributes = start === -1 ? '' : part.slice(start + 2, end);
  const address = ADDRESS.exec(attributes)?.[1];
  if (address === undefined || address === origin || address.startsWith(`${origin}/`)) return part;
  const rest = attributes.replaceAll(OWN, '');
  const said = (RELATIONS.exec(attributes)?.[1] ?? '').split(/\s+/u).filter(Boolean);
  const relations = new Set(['noopener', ...said.filter((one) => one !== 'opener')]);
  const tag = `<a${rest} target="_blank" rel="${[...relations].join(' ')}">`;
  return part.slice(0, start) + tag + part.slice(end + 1) + hint;
}

/**
 * Links of typed HTML that lead to other sites, as all others of the site do: in a new tab,
 * and saying so. What else somebody said of the other site, as `me`, stays.
 * @param html well formed and safe
 * @param origin of this site
 * @param hint what says so, as HTML
 */
export function withOutsideLinks(html: string, origin: string, hint: string): string {
  const parts = html.split(END);
  const last = parts.pop() ?? '';
  return parts.map((part) => withHint(part, origin, hint) + END).join('') + last;
}
