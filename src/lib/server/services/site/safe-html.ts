import sanitizeHtml from 'sanitize-html';

const SCHEMES = ['https', 'http'];
/** A path on this site. */
const OWN = /^\/(?![/\\])/u;

/** HTML that an editor typed, without anything that runs, frames, sends or styles. */
export function safeHtml(code: string): string {
  if (code === '') return '';
  return sanitizeHtml(code, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'picture', 'source'],
    allowedAttributes: {
      a: ['href', 'rel', 'target', 'title', 'lang'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      source: ['srcset', 'type', 'media', 'sizes'],
      '*': ['class', 'lang', 'dir'],
    },
    allowedSchemes: [...SCHEMES, 'mailto', 'tel'],
    // Pictures come from this site only: nothing is asked of others without consent.
    exclusiveFilter: ({ tag, attribs: { src = '', srcset = '' } }) =>
      (tag === 'img' && !OWN.test(src)) ||
      (tag === 'source' && srcset.split(',').some((one) => !OWN.test(one.trim()))),
    allowProtocolRelative: false,
    selfClosing: [...sanitizeHtml.defaults.selfClosing, 'source'],
  });
}

/** Links that say something and make no browser ask for anything. */
const SAYING = ['author', 'help', 'license', 'me', 'privacy-policy', 'publisher', 'search'];
/** Said by the page itself: a second one would weaken privacy or stop visitors from zooming. */
const OWN_META = ['referrer', 'viewport'];

/**
 * What an editor typed for the head of every page: proof of ownership for a search
 * engine and the like. Anything else, even a bare word, would end the head.
 */
export function safeHeadHtml(code: string): string {
  return sanitizeHtml(code, {
    allowedTags: ['meta', 'link'],
    allowedAttributes: { meta: ['name', 'content'], link: ['rel', 'href'] },
    allowedSchemes: SCHEMES,
    allowProtocolRelative: false,
    textFilter: () => '',
    exclusiveFilter: ({ tag, attribs: { name = '', content, rel = '', href } }) =>
      tag === 'meta'
        ? content === undefined || name === '' || OWN_META.includes(name.trim().toLowerCase())
        : href === undefined || !SAYING.includes(rel.trim().toLowerCase()),
  });
}
