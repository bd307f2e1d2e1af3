/** Query keys that ask for a rendering of an editor's own; all others are dropped on such pages, too. */
export const EDITING_KEYS = ['edit', 'v', 'at'] as const;
