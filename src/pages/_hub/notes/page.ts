import type { APIRoute } from 'astro';
import { pathTo } from '../../../lib/routing/routes.ts';
import { editHref, foundNote } from '../../../lib/server/page-data/hub/notes/note-page.ts';
import { NOTES } from '../../../lib/server/page-data/hub/notes/note-rows.ts';
import { createPageContext, idOf } from '../../../lib/server/page-data/page/create-page-context.ts';
import { hubAccess } from '../../../lib/server/page-data/hub/hub-access.ts';

/**
 * Leads to the page of a note, opened in the editor at the note. Mails lead here: whoever has to
 * sign in first comes back, and the page may have moved since. A note whose page is gone, or that
 * is gone itself, is told in the hub.
 */
export const GET: APIRoute = async (astro) => {
  const caller = await hubAccess(astro, NOTES.right);
  if (caller instanceof Response) return caller;
  const context = await createPageContext(astro);
  const { locale } = context;
  const found = await foundNote(context, idOf(astro), caller);
  if (found === null) return astro.rewrite(pathTo('not-found', locale));
  const href = await editHref(context, found);
  return astro.redirect(href ?? pathTo('hub-note', locale, { id: found.note.id }), 303);
};
