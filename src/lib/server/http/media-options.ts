import type { Env } from '../env.ts';
import type { House } from '../house.ts';
import { roleOf } from '../services/access.ts';
import { openMedia } from '../services/media/library.ts';
import type { MediaOptions } from './upload.ts';

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
