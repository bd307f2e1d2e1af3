/**
 * The messages of invalid input, in English; `lib/i18n/validation.ts` finds the translations
 * by them (`i18n/…/validation.json`).
 */
export const MESSAGES = {
  required: 'This field is required!',
  email: 'Invalid e-mail address!',
  address: 'Invalid address!',
  controlCharacters: 'Control characters are not allowed!',
  tooLong: 'This text is too long!',
  host: 'Addresses of this kind are not allowed here!',
  hostName: 'Only the name of a host like example.org is allowed!',
  script: 'Only an address that begins with https:// is allowed!',
  cookieName: 'This is no name of a cookie!',
  windowEndsFirst: 'It would end before it starts!',
  tooMany: 'There are too many entries!',
  tooFew: 'There are too few entries!',
  anchor: 'Only lower case letters, digits and hyphens are allowed!',
  anchorTaken: 'Every page has a place of this name already!',
  path: 'Only lower case letters, digits, hyphens and slashes are allowed!',
  unknownModule: 'There is no such kind of module!',
  tooDeep: 'Modules cannot be nested deeper than this!',
  twice: 'This id is used twice!',
  oneOf: 'One of these fields is required!',
  parentLoop: 'A page cannot stand below itself!',
  pathTaken: 'Another page has this address already!',
  pathReserved: 'This address belongs to another part of the site!',
  ticketsTaken: 'Another public event has this number in the ticketing system already!',
  wholeNumber: 'A whole number is needed.',
  dateInAddress: 'A date like 31-12-2026 is needed.',
  settingsNeeded: 'There is no site without its settings!',
} as const;
