import sanitizeHtml from 'sanitize-html';
import { withoutMarkSigns } from '../../../../content/fields/clean-text.ts';

const SCHEMES = ['https', 'http'];
/** A path on this site. */
const OWN_PATH = /^\/(?![/\\])/u;

/** HTML that an editor typed, without anything that runs, frames, sends or styles. */
export function safeHtml(code: string): string {
  if (code === '') return '';
  // References such as «&#xE000;» have become signs by now.
  return withoutMarkSigns(sanitizeHtml(code, SAFE));
}

const SAFE: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'picture', 'source'],
  allowedAttributes: {
    a: ['href', 'rel', 'target', 'title', 'lang'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    source: ['srcset', 'type', 'media', 'sizes'],
    '*': ['class', 'lang', 'dir'],
  },
  allowedSchemes: [...SCHEMES, 'mailto', 'tel'],
  // Pictures of this site only: nothing is loaded from others without consent.
  exclusiveFilter: ({ tag, attribs: { src = '', srcset = '' } }) =>
    (tag === 'img' && !OWN_PATH.test(src)) ||
    (tag === 'source' && srcset.split(',').some((candidate) => !OWN_PATH.test(candidate.trim()))),
  allowProtocolRelative: false,
  selfClosing: [...sanitizeHtml.defaults.selfClosing, 'source'],
};

/** Link relations that make no browser load anything. */
const INFORMATIVE_RELS = [
  'author',
  'help',
  'license',
  'me',
  'privacy-policy',
  'publisher',
  'search',
];
/** Set by the page itself: a second one would weaken privacy or prevent zooming. */
const RESERVED_META = ['referrer', 'viewport'];

/**
 * What an editor typed for the head of every page: proof of ownership for a search
 * engine and the like. Anything else, even plain text, would end the head element.
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
        ? content === undefined || name === '' || RESERVED_META.includes(name.trim().toLowerCase())
        : href === undefined || !INFORMATIVE_RELS.includes(rel.trim().toLowerCase()),
  });
}
