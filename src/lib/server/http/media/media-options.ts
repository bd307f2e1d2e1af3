import type { IncomingHttpHeaders } from 'node:http';
import type { MediaEntity, MediaInput } from '../../../../content/records/media.ts';
import type { Role } from '../../../accounts/permissions.ts';
import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, type Failure, type Result } from '../../../result.ts';
import type { Env } from '../../config/env.ts';
import type { AppContext } from '../../app/app-context.ts';
import { mediaBySrc } from '../../repositories/media/library-list.ts';
import { callerOf, checkWriteAccess, hasRight } from '../../services/accounts/access.ts';
import { withSessionOver } from '../../services/accounts/cookies.ts';
import { cookiesIn } from '../request/cookies-in.ts';
import { isForeignCall } from '../request/foreign-form.ts';
import { openMedia, type MediaLibrary } from '../../services/media/library.ts';

/** What the server needs for the media library. */
export interface MediaOptions {
  readonly library: MediaLibrary;
  /** Why a request with these headers may not add files; null: it may. Rejects while that cannot be checked. */
  readonly accessFailure: (headers: IncomingHttpHeaders, locale: Locale) => Promise<Failure | null>;
  /** Whether these headers are of somebody who may add files; false while that cannot be checked. */
  readonly mayAddFiles: (headers: IncomingHttpHeaders) => Promise<boolean>;
  /** The record of a stored file, by its address; null: it has none. */
  readonly recordOf: (src: string) => Promise<MediaEntity | null>;
  /** Writes the record of a file; messages of failures are in `locale`. */
  readonly createRecord: (input: MediaInput, locale: Locale) => Promise<Result<MediaEntity>>;
  /** Resolves when records can be written; rejects while they cannot be. */
  readonly ready: () => Promise<unknown>;
}

function headersOf(incomingHeaders: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incomingHeaders))
    if (typeof value === 'string') headers.set(name, value);
  return headers;
}

const RIGHT = { subject: 'media', action: 'write' } as const;

/** Asked of the application when it is needed: it may not be open yet. */
const accountsOf = (app: () => Promise<Pick<AppContext, 'accounts'>>) => ({
  sessionOf: async (headers: Headers) => (await app()).accounts.sessionOf(headers),
  programOf: async (token: string) => (await app()).accounts.programOf(token),
  kindsToApprove: async (role: Role) => (await app()).accounts.kindsToApprove(role),
});

/**
 * The media library for the server. Files are served before the application is open, and
 * while it cannot be opened; only uploads need it.
 */
export const mediaOptions = (
  env: Env,
  app: () => Promise<Pick<AppContext, 'accounts' | 'records' | 'database'>>,
): MediaOptions => ({
  library: openMedia(env.dataDir),
  mayAddFiles: async (incomingHeaders) =>
    hasRight(await callerOf({ env, accounts: accountsOf(app) }, headersOf(incomingHeaders)), RIGHT),
  accessFailure: async (incomingHeaders, locale) => {
    const headers = headersOf(incomingHeaders);
    const caller = await callerOf({ env, accounts: accountsOf(app) }, headers);
    if (caller.how === 'session' && isForeignCall(incomingHeaders, env.siteOrigin))
      return failure('forbidden', translator(locale)('api:foreign')).failure;
    const cookies = cookiesIn(incomingHeaders.cookie);
    const denial = checkWriteAccess(caller, RIGHT, { headers, cookies }, locale);
    return denial && withSessionOver(denial, headers, locale);
  },
  ready: app,
  recordOf: async (src) => mediaBySrc((await app()).database.db, src),
  createRecord: async (input, locale) => (await app()).records.create('media', input, locale),
});
