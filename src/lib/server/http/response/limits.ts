/** Bounds of the server: what one client can make it hold, and for how long. */

/** A client has this long to send its request head; slow-loris sockets are closed. */
export const HEADERS_TIMEOUT_MS = 10_000;
export const REQUEST_TIMEOUT_MS = 30_000;
/** How often sockets are held against the two limits above. */
export const CONNECTIONS_CHECK_MS = 2000;
/** A reader that takes nothing of its answer for so long is let go. */
export const SLOW_READER_MS = 12_000;
/** Longer than proxies keep theirs, so that they never write to a socket we are closing. */
export const KEEP_ALIVE_MS = 65_000;
export const MAX_CONNECTIONS = 4096;
/** Requests of one connection that wait for the answer to the one before; browsers send none so. */
export const MAX_PIPELINED = 32;
/** A tenth of all: many people can be behind one address, and none of them holds the venue. */
export const MAX_CONNECTIONS_PER_ADDRESS = 400;

/** What whoever is signed in may send at once, and programs with a token. */
export const BODY_LIMIT_BYTES = 1024 * 1024;
/** Of all bodies that are being received together. */
export const BODIES_BYTES = 32 * 1024 * 1024;
/** A form that a visitor sends. */
export const VISITOR_FORM_BYTES = 64 * 1024;
/** A call of the API by a visitor. */
export const VISITOR_CALL_BYTES = 16 * 1024;
/** How much of a rejected body is still read, so that the client can read the response. */
export const BODY_DRAIN_BYTES = 16 * 1024 * 1024;

/** Bodies with files that are received at once, and those of visitors and of editors together. */
export const MAX_BODIES = 128;
export const VISITOR_FILES_BYTES = 2_000_000_000;
export const EDITOR_FILES_BYTES = 16_000_000_000;
/** One form with files, of visitors and of the hub. */
export const VISITOR_FILE_FORM_BYTES = 110_000_000;
export const HUB_FILE_FORM_BYTES = 2_000_000_000;
/** Whoever sends slower than half a kilobyte a second is given up: a bad mobile line is four times as fast. */
export const SLOWEST_SENDER = { bytes: 6000, windowMs: 12_000 } as const;
/** Most parallel uploads; each has a temporary file. */
export const MAX_UPLOADS = 8;
/** What a form may be longer than its file. */
export const FORM_OVERHEAD_BYTES = 64 * 1024;

/** Running requests have this long to finish when the server stops. */
export const STOP_LIMIT_MS = 8000;
/** So long a stopping server goes on as before, to take the connections that wait already. */
export const STOP_ACCEPT_MS = 50;
/** Open connections close with their next answer during this time; idle ones are closed after it. */
export const STOP_GRACE_MS = 400;

/** What a visitor is asked to wait before trying again, in seconds. */
export const RETRY_AFTER_S = 5;

/** After how long the page that is shown while the site is filled asks again. */
export const PREPARING_REFRESH_S = 2;
