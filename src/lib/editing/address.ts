/** Query keys that ask for a rendering of an editor's own; all others are dropped on such pages, too. */
export const EDITING_KEYS = ['edit', 'v', 'at'] as const;

/** The key of an address that shows a page beside the form of its record. */
export const BESIDE_KEY = 'beside';

/** The key of an address that shows a page in a design which is not saved. */
export const PREVIEW_KEY = 'design';

/** A query as people write it: `?edit` has no value, which only the server gives it. */
export const withPlainEdit = (search: string): string =>
  search.replace(/([?&]edit)=1?(?=&|$)/u, '$1');
