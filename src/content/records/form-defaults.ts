/** What a field of a form begins with that takes along the address of the page somebody comes from. */
export const CALLING_PAGE = '{page}';
