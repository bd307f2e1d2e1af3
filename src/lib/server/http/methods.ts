import type { ServerResponse } from 'node:http';
import { matchApi, matchRecordCall, postHandlerOf } from '../../routing/api-routes.ts';
import { LOCALES } from '../../constants.ts';
import { editingMethods } from '../../routing/editing-routes.ts';
import { matchRoute, type RouteName } from '../../routing/routes.ts';
import { acceptsPost } from '../../routing/test-shop-paths.ts';
import { sendStatus } from './response/send.ts';
import { uploadLocale } from './media/upload-path.ts';

const READING = ['GET', 'HEAD'];
const WRITING = [...READING, 'POST', 'PATCH', 'DELETE'];
/** Pages with a form that is sent to themselves. */
const WITH_FORM: readonly RouteName[] = [
  'favourites',
  'events-slug-id-booking',
  'events-slug-id-waiting',
  'waiting-entry',
  'login',
  'login-code',
  'login-reset',
  'login-reset-token',
  'logout',
  'user-profile',
  'user-settings',
];
/** Other addresses that take something; all others are only read. */
const TAKING: ReadonlyMap<string, readonly string[]> = new Map(
  LOCALES.map((locale) => [`/${locale}/alert`, ['POST']]),
);
const API = new RegExp(`^/(?:(?:${LOCALES.join('|')})/)?(?:api|pageeditor-api)(?:/|$)`, 'u');

/** The methods of an address, whether there is anything at it or not. */
export function methodsOf(path: string): readonly string[] {
  if (uploadLocale(path) !== null) return ['POST'];
  if (matchRecordCall(path) !== null) return WRITING;
  const editing = editingMethods(path);
  if (editing !== null) return editing;
  const call = matchApi(path);
  if (call !== null && postHandlerOf(call.name) !== null) return ['POST'];
  const route = matchRoute(path);
  if (route !== null && WITH_FORM.includes(route.name)) return [...READING, 'POST'];
  if (acceptsPost(path)) return [...READING, 'POST'];
  return TAKING.get(path) ?? READING;
}

/** 405: in words to people, as a failure (API-01) to whoever calls the API. */
export function refuseMethod(response: ServerResponse, path: string): void {
  const allowed = methodsOf(path).join(', ');
  const failure = { code: 'method_not_allowed', message: `Only ${allowed} can be used here.` };
  sendStatus(response, 405, [['allow', allowed]], API.test(path) ? failure : undefined);
}
