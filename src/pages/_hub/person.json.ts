import type { APIRoute } from 'astro';
import { pathTo } from '../../lib/routing/routes.ts';
import { personAddress } from '../../lib/server/page-data/hub/lists/personal-data.ts';
import { createPageContext } from '../../lib/server/page-data/page/create-page-context.ts';
import { hubAccess } from '../../lib/server/page-data/hub/hub-access.ts';
import { logExport } from '../../lib/server/actions/hub/log-export.ts';
import { personIn } from '../../lib/server/services/hub/hub-cookies.ts';

/** Everything about the address that was looked for, to be handed out. */
export const GET: APIRoute = async (astro) => {
  const caller = await hubAccess(astro, { subject: 'personal_data', action: 'export' });
  if (caller instanceof Response) return caller;
  const context = await createPageContext(astro);
  const { app, locale } = context;
  const address = personAddress(personIn(astro.cookies, app.env), context);
  if (!address.ok) return astro.redirect(pathTo('hub-person', locale), 303);
  const data = await app.personalData.find(address.value, 'exported', caller.user?.id ?? null);
  await logExport(context, caller, { subject: 'personal_data' });
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="personal-data.json"',
    },
  });
};
