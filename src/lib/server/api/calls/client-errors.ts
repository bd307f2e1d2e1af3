import { z } from 'zod';
import { PLAIN_PATH } from '../../../call-patterns.ts';
import type { PostEndpoint } from '../core/endpoint.ts';

const path = z.string().max(200).regex(PLAIN_PATH);

/** An error of a script, as its browser told it. Addresses are paths: no query, nobody's name. */
export const clientError = z.object({
  message: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .transform((text) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')),
  /** The file, by its path. */
  file: path.or(z.literal('')),
  line: z.int().min(0).max(1e7),
  column: z.int().min(0).max(1e7),
  /** The path of the page. */
  page: path,
});

export const clientErrors: PostEndpoint = {
  summary: 'Tells of an error of a script on a page of this site; only pages of this site can',
  body: clientError,
  answer: z.object({}),
};
