/** A link of HTML that is well formed and safe (`services/site/safe-html.ts`): no sign of a tag stands in a value. */
const LINK = /<a\b([^>]*)>(.*?)<\/a>/gsu;
const ADDRESS = /\shref="(https?:\/\/[^"]*)"/u;
const OWN = /\s(?:target|rel)="[^"]*"/gu;
const RELATIONS = /\srel="([^"]*)"/u;

/**
 * Links of typed HTML that lead to other sites, as all others of the site do (LY-11): in a new tab,
 * and saying so. What else somebody said of the other site, as `me`, stays.
 * @param origin of this site
 * @param hint what says so, as HTML
 */
export const withOutsideLinks = (html: string, origin: string, hint: string): string =>
  html.replaceAll(LINK, (link: string, attributes: string, words: string) => {
    const address = ADDRESS.exec(attributes)?.[1];
    if (address === undefined || address === origin || address.startsWith(`${origin}/`))
      return link;
    const rest = attributes.replaceAll(OWN, '');
    const said = (RELATIONS.exec(attributes)?.[1] ?? '').split(/\s+/u).filter(Boolean);
    const relations = new Set(['noopener', ...said.filter((one) => one !== 'opener')]);
    return `<a${rest} target="_blank" rel="${[...relations].join(' ')}">${words}${hint}</a>`;
  });
