import { z } from 'zod';
import type { Locale } from '../../../constants.ts';
import type { WriteMode } from '../../services/resources/resource-service.ts';
import type { ResourceRequest } from './resource-call.ts';

/** A flag of an address: `1` or `true`, and `0` or `false`. */
export const queryFlag = z
  .enum(['1', 'true', '0', 'false'])
  .transform((value) => value === '1' || value === 'true')
  .optional();

/** The one language that is asked for; null: both. */
export const languageOf = ({ query }: ResourceRequest): Locale | null =>
  (query['language'] as Locale | undefined) ?? null;

/** How a request wants its writes done: who writes, in which language, and whether anything is kept. */
export function writeModeOf(request: ResourceRequest): WriteMode {
  const { locale, caller, editor, query, key, asked } = request;
  return {
    caller,
    locale,
    name: editor.name,
    actor: editor.actor,
    source: 'api',
    language: languageOf(request),
    isDraft: query['draft'] === true,
    isDryRun: query['dry_run'] === true,
    key,
    asked,
  };
}

/** What another system calls the record, as the address says it. */
export const nameIn = ({ params }: ResourceRequest) => ({
  source: params['source'],
  source_id: params['source_id'],
});

/** The id of the record in the address; 0, which no record has, for what is no number. */
export const idOf = ({ params }: ResourceRequest): number => {
  const id = params['id'] ?? '';
  return /^[1-9]\d{0,8}$/u.test(id) ? Number(id) : 0;
};
