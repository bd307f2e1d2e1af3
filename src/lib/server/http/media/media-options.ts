import type { IncomingHttpHeaders } from 'node:http';
import type { MediaEntity, MediaInput } from '../../../../content/records/media.ts';
import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, type Failure, type Result } from '../../../result.ts';
import type { Env } from '../../config/env.ts';
import type { AppContext } from '../../app/app-context.ts';
import { callerOf, refuseChange } from '../../services/accounts/access.ts';
import { cookiesIn } from '../request/cookies-in.ts';
import { isForeignCall } from '../request/foreign-form.ts';
import { openMedia, type MediaLibrary } from '../../services/media/library.ts';

/** What the server needs for the house's files. */
export interface MediaOptions {
  readonly library: MediaLibrary;
  /** Why whoever sends these headers may not add files; null: may. Rejects while nobody can say. */
  readonly refuse: (headers: IncomingHttpHeaders, locale: Locale) => Promise<Failure | null>;
  /** The one door for records; mistakes are told in `locale`. */
  readonly createRecord: (input: MediaInput, locale: Locale) => Promise<Result<MediaEntity>>;
  /** Resolves when records can be written; rejects while they cannot be. */
  readonly ready: () => Promise<unknown>;
}

function headersOf(given: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given))
    if (typeof value === 'string') headers.set(name, value);
  return headers;
}

/**
 * The house's files for the server. They are there before the house is open, and while
 * it cannot be; only new ones need it.
 */
export const mediaOptions = (
  env: Env,
  app: () => Promise<Pick<AppContext, 'accounts' | 'records'>>,
): MediaOptions => ({
  library: openMedia(env.dataDir),
  refuse: async (given, locale) => {
    const headers = headersOf(given);
    const accounts = {
      userOf: async (asked: Headers) => (await app()).accounts.userOf(asked),
    };
    const caller = await callerOf({ env, accounts }, headers);
    if (caller.how === 'session' && isForeignCall(given, env.siteOrigin))
      return failure('forbidden', translator(locale)('booking:error.foreign')).failure;
    return refuseChange(caller, 'editor', headers, cookiesIn(given.cookie), locale);
  },
  ready: app,
  createRecord: async (input, locale) => (await app()).records.create('media', input, locale),
});
