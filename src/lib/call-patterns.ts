/*
 * What the places of calls and the addresses in their bodies look like; what people are told
 * instead of these expressions stands in `lib/i18n/issue-messages.ts`.
 */

/** The id of a record in an address. */
export const RECORD_ID = /^[1-9]\d{0,8}$/u;
/** The key of a snippet, of a legal text or of a container. */
export const CALL_KEY = /^[a-z0-9-]{1,120}$/u;
/** A path of this site without query and hash. */
export const PLAIN_PATH = /^\/[^?#\s]*$/u;
/** Another system. */
export const OUTSIDE_SOURCE = /^[\w.-]{1,64}$/u;
/** What it calls a record: letters, digits and what identifiers are written with. */
export const OUTSIDE_ID = /^[\w.:@+*/-]{1,200}$/u;
