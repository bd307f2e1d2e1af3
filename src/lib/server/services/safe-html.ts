import sanitizeHtml from 'sanitize-html';

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
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    // Pictures come from this site only: nothing is asked of others without consent.
    exclusiveFilter: (frame) =>
      frame.tag === 'img' && !/^\/(?!\/)/u.test(frame.attribs['src'] ?? ''),
    allowProtocolRelative: false,
  });
}
