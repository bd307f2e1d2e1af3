import { z } from 'zod';
import { isKind } from '../../../../content/records/kinds.ts';
import { MEDIA_TYPES } from '../../../../content/records/media.ts';
import { errorsIn, invalid } from '../../../i18n/validation.ts';
import { success } from '../../../result.ts';
import { checkReadAccess } from '../../services/accounts/access.ts';
import { find, findMedia, named as namedRecords } from '../../services/editing/finder.ts';
import { editableRecordAt } from '../../services/editing/record-at-path.ts';
import { embedHosts } from '../../../../content/embed-hosts.ts';
import { libraryIn } from '../../services/editing/library.ts';
import { answered, editorCall, failed, type EditorCallRow } from './call-row.ts';

const shared = {
  q: z.string().max(200).default(''),
  page: z.coerce.number().int().min(1).max(1000).default(1),
};
const list = z
  .string()
  .max(4000)
  .default('')
  .transform((text) => text.split(',').filter(Boolean));
const recordsQuery = z.object({
  ...shared,
  kinds: list,
  values: list,
  /** The address of a record's own page. */
  path: z.string().max(500).default(''),
  /** Only what is over. */
  past: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
});
const mediaQuery = z.object({
  q: shared.q,
  use: z.enum(MEDIA_TYPES).default('picture'),
  after: z.coerce.number().int().min(0).max(999_999_999).default(0),
});

export const LIBRARY_CALL: EditorCallRow = editorCall({
  path: 'library',
  method: 'GET',
  action: 'read',
  summary: 'what pages can be composed of',
  async run({ app, locale }) {
    const { consent_service: services } = await app.reference.read();
    const hosts = embedHosts(services.values());
    return { status: 200, body: await libraryIn(app.modules, locale, hosts) };
  },
});

/** Records and files to choose from, a row each. */
export const FINDER_CALLS: readonly EditorCallRow[] = [
  editorCall({
    path: 'finder',
    method: 'GET',
    action: 'read',
    summary: 'records to choose from',
    queries: ['kinds', 'values', 'path', 'q', 'page', 'past'],
    async run({ app, query, locale, caller }) {
      const parsed = recordsQuery.safeParse(Object.fromEntries(query), {
        error: errorsIn(locale),
      });
      if (!parsed.success) return answered(invalid(parsed.error.issues, locale));
      const { kinds, q, page, path, past: isPast } = parsed.data;
      const at = path === '' ? null : await editableRecordAt(app, path);
      const values = at === null ? parsed.data.values : [`${at.kind}:${at.id}`];
      const named = [...kinds, ...values.map((value) => value.split(':', 1)[0] ?? '')];
      for (const subject of named.filter(isKind)) {
        const denial = checkReadAccess(caller, { subject, action: 'read' }, locale);
        if (denial !== null) return failed(denial);
      }
      return answered(
        success(
          values.length > 0 || path !== ''
            ? { results: await namedRecords(app, values, locale) }
            : await find(app, { kinds, query: q, page, isPast }, locale),
        ),
      );
    },
  }),
  editorCall({
    path: 'finder/media',
    method: 'GET',
    action: 'read',
    subject: 'media',
    summary: 'files of the library to choose from',
    queries: ['use', 'q', 'after'],
    async run({ app, query, locale }) {
      const parsed = mediaQuery.safeParse(Object.fromEntries(query), { error: errorsIn(locale) });
      if (!parsed.success) return answered(invalid(parsed.error.issues, locale));
      const { use, q, after } = parsed.data;
      return answered(success(await findMedia(app, { use, query: q, after })));
    },
  }),
];
