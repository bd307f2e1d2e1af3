import type { IncomingHttpHeaders } from 'node:http';
import type { MediaEntity, MediaInput } from '../../../content/records/media.ts';
import type { Locale } from '../../constants.ts';
import type { Result } from '../../result.ts';
import type { Env } from '../env.ts';
import type { House } from '../house.ts';
import { roleOf } from '../services/access.ts';
import { openMedia, type MediaLibrary } from '../services/media/library.ts';

/** What the server needs for the house's files. */
export interface MediaOptions {
  readonly library: MediaLibrary;
  /** Whether whoever sends these headers may add files. */
  readonly mayUpload: (headers: IncomingHttpHeaders) => boolean;
  /** The one door for records; mistakes are told in `locale`. */
  readonly createRecord: (input: MediaInput, locale: Locale) => Promise<Result<MediaEntity>>;
  /** Resolves when records can be written; rejects while they cannot be. */
  readonly ready: () => Promise<unknown>;
}

/**
 * The house's files for the server. They are there before the house is open, and while
 * it cannot be; only new ones need it.
 */
export const mediaOptions = (
  env: Pick<Env, 'apiToken' | 'dataDir'>,
  house: () => Promise<Pick<House, 'records'>>,
): MediaOptions => ({
  library: openMedia(env.dataDir),
  mayUpload: (headers) => roleOf(headers, env) === 'editor',
  ready: house,
  createRecord: async (input, locale) => (await house()).records.create('media', input, locale),
});
