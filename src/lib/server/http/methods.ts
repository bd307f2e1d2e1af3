import type { ServerResponse } from 'node:http';
import { LOCALES } from '../../constants.ts';
import { sendStatus } from './send.ts';

const READING = ['GET', 'HEAD'];
/** Addresses that take something; all others are only read. */
const TAKING: ReadonlyMap<string, readonly string[]> = new Map(
  LOCALES.map((locale) => [`/${locale}/alert`, ['POST']]),
);
const API = new RegExp(`^/(?:(?:${LOCALES.join('|')})/)?(?:api|pageeditor-api)(?:/|$)`, 'u');

/** The methods of an address, whether there is anything at it or not. */
export const methodsOf = (path: string): readonly string[] => TAKING.get(path) ?? READING;

/** 405: in words to people, as a failure (API-01) to whoever calls the API. */
export function refuseMethod(response: ServerResponse, path: string): void {
  const allowed = methodsOf(path).join(', ');
  const failure = { code: 'method_not_allowed', message: `Only ${allowed} can be used here.` };
  sendStatus(response, 405, [['allow', allowed]], API.test(path) ? failure : undefined);
}
