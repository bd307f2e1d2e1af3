import type { ServerResponse } from 'node:http';
import { matchRecordCall } from '../../api-routes.ts';
import { LOCALES } from '../../constants.ts';
import { pathTo } from '../../routes.ts';
import { sendStatus } from './send.ts';
import { uploadLocale } from './upload-path.ts';

const READING = ['GET', 'HEAD'];
const WRITING = [...READING, 'POST', 'PATCH', 'DELETE'];
/** Addresses that take something; all others are only read. */
const TAKING: ReadonlyMap<string, readonly string[]> = new Map(
  LOCALES.flatMap((locale) => [
    [`/${locale}/alert`, ['POST']],
    [pathTo('favourites', locale), [...READING, 'POST']],
  ]),
);
const API = new RegExp(`^/(?:(?:${LOCALES.join('|')})/)?(?:api|pageeditor-api)(?:/|$)`, 'u');

/** The methods of an address, whether there is anything at it or not. */
export function methodsOf(path: string): readonly string[] {
  if (uploadLocale(path) !== null) return ['POST'];
  if (matchRecordCall(path) !== null) return WRITING;
  return TAKING.get(path) ?? READING;
}

/** 405: in words to people, as a failure (API-01) to whoever calls the API. */
export function refuseMethod(response: ServerResponse, path: string): void {
  const allowed = methodsOf(path).join(', ');
  const failure = { code: 'method_not_allowed', message: `Only ${allowed} can be used here.` };
  sendStatus(response, 405, [['allow', allowed]], API.test(path) ? failure : undefined);
}
