import type { APIContext, MiddlewareHandler } from 'astro';
import { isKind } from '../content/records/kinds.ts';
import type { Action } from '../lib/accounts/permissions.ts';
import { withPlainEdit } from '../lib/editing/address.ts';
import { markedUp } from '../lib/editing/mark-up.ts';
import { isAllowed } from '../lib/server/services/accounts/access.ts';
import type { Caller } from '../lib/server/services/accounts/user.ts';
import { besideForm, isBesideForm } from '../lib/server/services/editing/beside-form.ts';
import {
  editedRecord,
  editedWithSection,
  offlineRecord,
} from '../lib/server/services/editing/edited.ts';
import {
  asksToEdit,
  editingRequest,
  requestedSection,
  withoutVersion,
} from '../lib/server/services/editing/editing-request.ts';
import {
  editableRecordAt,
  isPublic,
  ownPathOf,
  pageRecordAt,
} from '../lib/server/services/editing/record-at-path.ts';
import { isRead, moveTo, showMissing } from './step.ts';

const mayShow = (caller: Caller, kind: string, action: Action): boolean =>
  isKind(kind) && isAllowed(caller, kind, action);

/** How an editor's address is to be answered: as a page in a state of its own, or not at all. */
async function asEdited({ locals, url }: APIContext): Promise<Response | 'missing' | null> {
  const editing = editingRequest(url, await locals.caller());
  if (editing === 'without-version') return moveTo(withoutVersion(url));
  if (editing === null) return null;
  const named =
    editing.mode === 'sign-in' ? null : await editableRecordAt(locals.app, url.pathname);
  const action = editing.mode === 'edit' ? 'write' : 'read';
  if (named !== null && !mayShow(await locals.caller(), named.kind, action)) return 'missing';
  const own = named && (await ownPathOf(locals.app, named, url.pathname));
  if (own !== null) return moveTo(own + withPlainEdit(url.search));
  const section = requestedSection(url);
  locals.edited = await (section === null
    ? editedRecord(locals.app, named, editing)
    : editedWithSection(locals.app, named, section));
  return locals.edited === null ? 'missing' : null;
}

/** Shows whoever may read it what is at an address but not public; for all others there is nothing. */
async function asOffline({ locals, url }: APIContext): Promise<Response | null> {
  const { app, route } = locals;
  // The pages that editors write a part of are there without it.
  if (route?.table !== 'page' || route.row.shows?.as === 'part') return null;
  const caller = await locals.caller();
  if (caller.how === 'nobody') return null;
  const named = await pageRecordAt(app, url.pathname);
  if (named === null || !mayShow(caller, named.kind, 'read')) return null;
  if (await isPublic(app, named)) return null;
  const own = await ownPathOf(app, named, url.pathname);
  if (own !== null) return moveTo(own + url.search);
  locals.edited = await offlineRecord(app, named);
  return null;
}

/** How a page is shown that somebody with an account asks for, where visitors see another state of it. */
async function inOwnState(context: APIContext): Promise<Response | 'missing' | null> {
  if (!isRead(context)) return null;
  if (asksToEdit(context.url)) return asEdited(context);
  return context.locals.releasePreview === null ? asOffline(context) : null;
}

/** `?edit`, `?v=`, a shared section, and what is not public. */
export const showOwnState: MiddlewareHandler = async (context, next) => {
  const instead = await inOwnState(context);
  if (instead instanceof Response) return instead;
  return instead === 'missing' ? showMissing(context, next) : next();
};

/** Only what is shown to be edited has marks, and only editors are shown that. */
export const markTexts: MiddlewareHandler = async ({ locals }, next) => {
  const response = await next();
  return locals.edited?.isEdited === true ? markedUp(response) : response;
};

/** A page in the frame beside the form of its record. */
export const frameBesideForm: MiddlewareHandler = async ({ locals, url }, next) => {
  const response = await next();
  return (await isBesideForm(url, locals.caller)) ? besideForm(response) : response;
};
