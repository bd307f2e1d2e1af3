import type { APIRoute } from 'astro';
import { beginPage, partIn } from '../../lib/server/actions/editorial/begin-page.ts';
import {
  formMeaningless,
  formRefused,
  readForm,
} from '../../lib/server/services/request/read-form.ts';
import { pathTo } from '../../lib/routing/routes.ts';
import {
  localeOf,
  createPageContext,
} from '../../lib/server/page-data/page/create-page-context.ts';
import { hubAccess } from '../../lib/server/page-data/hub/hub-access.ts';

/** What «write on this page» sends; redirects to the page, to be edited. */
export const POST: APIRoute = async (astro) => {
  // Whoever has to log in first comes back to the hub: this address only takes forms.
  const { locals, redirect, request } = astro;
  const asked = {
    locals,
    redirect,
    request,
    url: new URL(pathTo('hub', localeOf(astro)), astro.url),
  };
  const caller = await hubAccess(asked, { subject: 'page', action: 'publish' });
  if (caller instanceof Response) return caller;
  const context = await createPageContext(astro);
  const form = await readForm(astro.request, context.locale);
  if (!form.ok) return formRefused(form.failure);
  const part = partIn(form.value);
  if (part === null) return formMeaningless(context.locale);
  const begun = await beginPage(context, part, caller);
  return begun.ok ? astro.redirect(`${begun.value}?edit`, 303) : formRefused(begun.failure);
};
