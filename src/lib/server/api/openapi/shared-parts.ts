import { COOKIE, DEFAULT_LOCALE, LOCALES } from '../../../constants.ts';
import { FAILURE_STATUS } from '../../../result.ts';

/* What operations of the document have in common. */

export type Json = Readonly<Record<string, unknown>>;

const text = { type: 'string' } as const;

/** Codes beside those of failures: of HTTP itself, and of what is reported. */
const OTHER_CODES = ['method_not_allowed', 'failed'] as const;

/** Every failure, whatever the call. */
export const FAILURE: Json = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { ...text, enum: [...Object.keys(FAILURE_STATUS), ...OTHER_CODES] },
    message: { ...text, description: 'For people, in the language of the address' },
    reason: { ...text, description: 'Tells programs more than the code' },
    fields: {
      type: 'object',
      additionalProperties: text,
      description:
        'What is wrong, by the path of the field: `performers.0.person`; `_` is the whole',
    },
    current: { type: 'object', description: 'With 409: the record as it is now' },
    links: {
      type: 'array',
      items: { type: 'object' },
      description: 'With 409: the records that lead to the one that was to be deleted',
    },
    retryAfterSeconds: { type: 'integer' },
  },
};

const LOCALE: Json = {
  name: 'locale',
  in: 'path',
  required: true,
  description: 'The language of texts and messages',
  schema: { type: 'string', enum: [...LOCALES], default: DEFAULT_LOCALE },
};

const IF_MATCH: Json = {
  name: 'If-Match',
  in: 'header',
  description:
    'The state that the caller saw, as `ETag` or `revision` named it: `"12"`, with a draft `"12-431"`; `*`: whatever state it is in',
  schema: text,
};

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same request under the same key is done once within a day, and answered again',
  schema: { ...text, maxLength: 255 },
};

const PREFER: Json = {
  name: 'Prefer',
  in: 'header',
  description:
    '`respond-async`: the answer is 202 at once, with the address that tells what became of it',
  schema: text,
};

export const ETAG: Json = { description: 'The state of the record, for If-Match', schema: text };

/** What failures say, by their status. */
const STATUS_TEXTS = {
  400: 'What is wrong, by field',
  401: 'Nobody is signed in, and no token was sent',
  403: 'The role, or the token’s scopes, do not allow it; or the header x-csrftoken is missing',
  404: 'There is no such thing',
  409: 'It contradicts what there is: somebody else was first, or others lead to it',
  411: 'Content-Length is missing',
  413: 'Too large',
  415: 'Not JSON',
  428: 'If-Match is missing',
  429: 'Too many requests; Retry-After says when to come back',
  503: 'Nobody answers at the moment; Retry-After says when to come back',
} as const;
export type FailureStatus = keyof typeof STATUS_TEXTS;

/** Failures as responses that all look alike, for `components`. */
export const FAILURE_RESPONSES: Json = Object.fromEntries(
  Object.entries(STATUS_TEXTS).map(([status, description]) => [
    `Failure${status}`,
    {
      description,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  ]),
);

export const failureResponses = (statuses: readonly FailureStatus[]): Json =>
  Object.fromEntries(
    [...new Set(statuses)]
      .sort((left, right) => left - right)
      .map((status) => [status, { $ref: `#/components/responses/Failure${String(status)}` }]),
  );

/** Parameters that many operations have, for `components`. */
export const PARAMETERS = {
  locale: LOCALE,
  ifMatch: { ...IF_MATCH, required: true },
  optionalIfMatch: IF_MATCH,
  idempotencyKey: IDEMPOTENCY_KEY,
  prefer: PREFER,
} as const satisfies Json;
export const parameter = (name: keyof typeof PARAMETERS): Json => ({
  $ref: `#/components/parameters/${name}`,
});

/** How callers say who they are: a token of a program, or a session with its CSRF token. */
export const SECURITY_SCHEMES: Json = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'A token that an administrator made for a program',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: COOKIE.session,
    description: 'Somebody who is signed in',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'x-csrftoken',
    description: 'What the cookie csrftoken says; for calls that change something, in a browser',
  },
};

/** For calls that only read, and for those that change something. */
export const signedIn = (method: string): readonly Json[] =>
  method === 'GET' ? [{ token: [] }, { session: [] }] : [{ token: [] }, { session: [], csrf: [] }];

/** A place of a path, as patterns write it. */
const PLACE = /\[(?:\.\.\.)?(\w+)\]/gu;

export const pathTemplate = (pattern: string): string => pattern.replace(PLACE, '{$1}');
export const placesOf = (template: string): readonly string[] =>
  [...template.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);

/** A name of an operation made of words: `GET booking-id` becomes `getBookingId`. */
export function operationId(method: string, words: string): string {
  const parts = words.split(/[^a-z0-9]+/iu).filter((word) => word !== '');
  return (
    method.toLowerCase() +
    parts.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  );
}
