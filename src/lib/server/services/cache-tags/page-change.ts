/** What the page store has to forget after a change. */
export interface PageChange {
  readonly tags: readonly string[];
  /** Addresses that are certainly affected; they are rendered again first. */
  readonly paths: readonly string[];
}

/** How a tag begins that is one address. */
export const PATH_TAG = 'path:';

/** The tags of changes, parted into addresses and the rest. */
export const pageChange = (tags: readonly string[]): PageChange => ({
  tags: tags.filter((tag) => !tag.startsWith(PATH_TAG)),
  paths: tags.filter((tag) => tag.startsWith(PATH_TAG)).map((tag) => tag.slice(PATH_TAG.length)),
});
