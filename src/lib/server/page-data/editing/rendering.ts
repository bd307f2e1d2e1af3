import { z } from 'zod';
import { moduleTree } from '../../../../content/fields/module-tree.ts';
import { isVersioned, isKind } from '../../../../content/records/kinds.ts';
import { ANY_KIND, type Right } from '../../../accounts/permissions.ts';
import type { Locale } from '../../../constants.ts';
import type { ShownModule } from '../../../views/module-view.ts';
import { success, type Result } from '../../../result.ts';
import { errorsIn, invalid } from '../../../i18n/validation.ts';
import type { AppContext } from '../../app/app-context.ts';
import { PageContext } from '../page/page-context.ts';
import { showModules } from '../modules/show.ts';
import { pathOfRecord } from '../../../routing/record-routes.ts';
import { noRecord } from '../../services/editing/save.ts';
import { editedRecord } from '../../services/editing/edited.ts';

const order = z.strictObject({
  /** All modules of the page: what stands above decides on levels of headings. */
  modules: moduleTree().schema,
  /** Those at the top of the page that are wanted. */
  ids: z.array(z.string().max(40)).max(300),
  at: z.iso.datetime().nullable().default(null),
});

export interface Rendering {
  readonly modules: readonly { readonly module: ShownModule; readonly isFirst: boolean }[];
  /** Whether the page has a header of its own, or its first module stands for it. */
  readonly hasHeader: boolean;
}

/** What showing a record as it is worked on takes. */
export const rightToRender = ({
  kind = '',
}: Readonly<Record<string, string | undefined>>): Right => ({
  subject: isKind(kind) ? kind : ANY_KIND,
  action: 'write',
});

/**
 * Modules of a record as its page would show them, saved or not; nothing is kept of it.
 * @param params `kind` and `id` of the record, as the address has them
 */
export async function openRendering(
  app: AppContext,
  { kind = '', id = '' }: Readonly<Record<string, string | undefined>>,
  body: unknown,
  locale: Locale,
): Promise<Result<Rendering>> {
  const parsed = order.safeParse(body, { error: errorsIn(locale) });
  if (!parsed.success) return invalid(parsed.error.issues, locale);
  const missing = noRecord(locale);
  if (!isKind(kind) || !isVersioned(kind) || !/^[1-9]\d{0,8}$/u.test(id)) return missing;
  const named = { kind, id: Number(id) };
  const edited = await editedRecord(app, named, {
    mode: 'edit',
    version: null,
    at: null,
    isTimeUnread: false,
  });
  const record = edited?.record(kind, named.id);
  if (record === undefined) return missing;
  const { modules, ids, at } = parsed.data;
  const path = pathOfRecord(kind, record, locale) ?? `/${locale}`;
  const now = at === null ? app.now() : new Date(at);
  const context = await PageContext.open(app, locale, path, { now, edited });
  const wanted = new Set(ids);
  const rendering = await showModules(context, modules, wanted);
  return success({
    modules: rendering.modules.flatMap((module, index) =>
      wanted.has(module.id) ? [{ module, isFirst: index === 0 }] : [],
    ),
    // A shared section stands below a header that says what it is.
    hasHeader: kind === 'shared_section' || rendering.modules[0]?.leads !== true,
  });
}
