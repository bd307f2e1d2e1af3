import { z } from 'zod';
import { MESSAGES } from '../../../../content/fields/messages.ts';
import { EVENT_PAGE_SIZE } from '../../../constants.ts';
import { CALL_KEY, RECORD_ID } from '../../../call-patterns.ts';
import { dayFromAddress } from '../../../dates/dates.ts';

const MAX_PER_PAGE = 100;

/** A query value that must be a whole number from 1 on; absent or empty is undefined. */
export const number = z
  .string()
  .meta({ type: 'integer', minimum: 1, maximum: 999_999_999 })
  .refine((text) => text === '' || /^[1-9]\d{0,8}$/u.test(text), MESSAGES.wholeNumber)
  .transform((text) => (text === '' ? undefined : Number(text)))
  .optional();

/** The id of a record, as a place of an address. */
export const id = z
  .string()
  .regex(RECORD_ID)
  .transform(Number)
  .meta({ type: 'integer', minimum: 1, maximum: 999_999_999 });
/** The key of something, as a place of an address. */
export const key = z.string().regex(CALL_KEY);

/** A date as addresses write it, `20-11-2026`. */
export const date = z
  .string()
  .meta({ pattern: '^\\d{2}-\\d{2}-\\d{4}$', examples: ['31-12-2026'] })
  .refine((text) => text === '' || dayFromAddress(text) !== null, MESSAGES.dateInAddress)
  .transform((text) => (text === '' ? undefined : (dayFromAddress(text) ?? undefined)))
  .optional();

export const paging = {
  page: number.transform((page) => page ?? 1),
  page_size: number.transform((size) => Math.min(size ?? EVENT_PAGE_SIZE, MAX_PER_PAGE)),
};

/** A list in pages, as every list of the API is. */
export const pagedShape = (item: z.ZodType) =>
  z.object({
    count: z.int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });

export interface PageRequest {
  /** Path of the call. */
  readonly path: string;
  /** The other query keys, in order. */
  readonly query: Readonly<Record<string, string | number | undefined>>;
  readonly page: number;
  readonly size: number;
}

function address({ path, query, size }: PageRequest, page: number): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined) params.set(key, String(value));
  if (page > 1) params.set('page', String(page));
  if (size !== EVENT_PAGE_SIZE) params.set('page_size', String(size));
  const search = params.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** One page of results with the addresses of its neighbours. */
export function paged(request: PageRequest, count: number, results: readonly unknown[]) {
  const pages = Math.max(1, Math.ceil(count / request.size));
  return {
    count,
    next: request.page < pages ? address(request, request.page + 1) : null,
    previous: request.page > 1 ? address(request, request.page - 1) : null,
    results,
  };
}
