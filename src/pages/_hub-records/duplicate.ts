import type { APIRoute } from 'astro';
import { pathTo } from '../../lib/routing/routes.ts';
import { canDuplicate, duplicate } from '../../lib/server/page-data/hub-records/duplicate.ts';
import { kindOfList } from '../../lib/server/page-data/hub-records/hub-kinds.ts';
import { hubTarget } from '../../lib/server/page-data/hub-records/record-form.ts';
import { hubAccess } from '../_hub/hub-access.ts';
import { localeOf, open } from '../_open.ts';

/** A second record like one, offline; where it cannot be saved as it is, the form with all of it. */
export const POST: APIRoute = async (astro) => {
  const { list = '', id } = astro.params;
  const kind = kindOfList(list);
  const missing = pathTo('not-found', localeOf(astro));
  if (kind === null || !canDuplicate(kind)) return astro.rewrite(missing);
  const caller = await hubAccess(astro, { subject: kind, action: 'write' });
  if (caller instanceof Response) return caller;
  const context = await open(astro);
  const { locale } = context;
  const target = await hubTarget(context, kind, id, caller);
  if (target === 'missing' || target.record === null) return astro.rewrite(missing);
  const made = await duplicate(context, kind, target.record, caller);
  const location = made.ok
    ? `${pathTo('hub-record', locale, { list, id: made.value })}?done=saved`
    : `${pathTo('hub-new', locale, { list })}?from=${String(target.record.id)}`;
  return astro.redirect(location, 303);
};
