import type { APIRoute } from 'astro';
import { pathTo } from '../../../lib/routing/routes.ts';
import { canDuplicate } from '../../../lib/server/page-data/hub/records/duplicate.ts';
import { duplicate } from '../../../lib/server/actions/hub/records/duplicate.ts';
import { kindOfList } from '../../../lib/server/page-data/hub/records/hub-kinds.ts';
import { textIn } from '../../../lib/server/page-data/hub/lists/plain-field.ts';
import { formRefused, readForm } from '../../../lib/server/services/request/read-form.ts';
import { hubTarget } from '../../../lib/server/page-data/hub/records/record-form.ts';
import { hubAccess } from '../../../lib/server/page-data/hub/hub-access.ts';
import {
  localeOf,
  createPageContext,
} from '../../../lib/server/page-data/page/create-page-context.ts';

/** A second record like one, offline; where it cannot be saved as it is, the form with all of it. */
export const POST: APIRoute = async (astro) => {
  const { list = '', id } = astro.params;
  const kind = kindOfList(list);
  const missing = pathTo('not-found', localeOf(astro));
  if (kind === null || !canDuplicate(kind)) return astro.rewrite(missing);
  // Whoever has to log in first comes back to the record: this address only takes forms.
  const record = pathTo('hub-record', localeOf(astro), { list, id: id ?? '' });
  const { locals, redirect, request } = astro;
  const asked = { locals, redirect, request, url: new URL(record, astro.url) };
  const caller = await hubAccess(asked, { subject: kind, action: 'write' });
  if (caller instanceof Response) return caller;
  const context = await createPageContext(astro);
  const { locale } = context;
  const target = await hubTarget(context, kind, id, caller);
  if (target === 'missing' || target.record === null) return astro.rewrite(missing);
  const form = await readForm(astro.request, locale);
  if (!form.ok) return formRefused(form.failure);
  const order = { kind, record: target.record, key: textIn(form.value, '~key') };
  const made = await duplicate(context, order, caller);
  const location = made.ok
    ? `${pathTo('hub-record', locale, { list, id: made.value })}?done=saved`
    : `${pathTo('hub-new', locale, { list })}?from=${String(target.record.id)}`;
  return astro.redirect(location, 303);
};
