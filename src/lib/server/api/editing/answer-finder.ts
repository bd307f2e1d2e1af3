import { z } from 'zod';
import { MEDIA_TYPES } from '../../../../content/records/media.ts';
import type { Locale } from '../../../constants.ts';
import { success } from '../../../result.ts';
import { errorsIn, invalid } from '../../../i18n/validation.ts';
import type { AppContext } from '../../app/app-context.ts';
import { answered, type EditingAnswer } from './answer.ts';
import { find, findMedia, named } from '../../services/editing/finder.ts';

const shared = {
  q: z.string().max(200).default(''),
  page: z.coerce.number().int().min(1).max(1000).default(1),
};
const list = z
  .string()
  .max(4000)
  .default('')
  .transform((text) => text.split(',').filter(Boolean));
const recordsQuery = z.object({ ...shared, kinds: list, values: list });
const mediaQuery = z.object({ ...shared, use: z.enum(MEDIA_TYPES).default('picture') });

/** `?kinds=page,event&q=…`, `?values=event:12` for names, `?use=picture&q=…` of the media library. */
export async function answerFinder(
  app: AppContext,
  isMedia: boolean,
  query: URLSearchParams,
  locale: Locale,
): Promise<EditingAnswer> {
  const schema = isMedia ? mediaQuery : recordsQuery;
  const parsed = schema.safeParse(Object.fromEntries(query), { error: errorsIn(locale) });
  if (!parsed.success) return answered(invalid(parsed.error.issues, locale));
  const { data } = parsed;
  if ('use' in data) {
    const { use, q, page } = data;
    return answered(success({ results: await findMedia(app, { use, query: q, page }) }));
  }
  const { kinds, values, q, page } = data;
  const results =
    values.length > 0
      ? await named(app, values, locale)
      : await find(app, { kinds, query: q, page }, locale);
  return answered(success({ results }));
}
