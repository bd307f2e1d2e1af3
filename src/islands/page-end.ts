/** Where the way to the end of the page leads, past lists that grow. */
export const PAGE_END = '#page-end';
