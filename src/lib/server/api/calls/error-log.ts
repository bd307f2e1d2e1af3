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

const MAX_LENGTH = 2000;

const bodyAt = (origin: string) => {
  const pathOf = (text: string): string | null => {
    const url = URL.canParse(text, origin) ? new URL(text, origin) : null;
    return url?.origin === origin ? url.pathname : null;
  };
  return z.object({
    url: z
      .string()
      .min(1)
      .max(MAX_LENGTH)
      .refine((text) => pathOf(text) !== null)
      // Without query and hash, which may hold what somebody typed.
      .transform((text) => pathOf(text) ?? ''),
  });
};

/** The body of the call: an address of this site, of which the path is taken. */
export const missedAddress = ({ siteOrigin }: { readonly siteOrigin: string }) =>
  bodyAt(siteOrigin);

export const errorLog: PostEndpoint = {
  summary:
    'Counts an address of this site that is not there (header x-csrftoken from the cookie csrftoken)',
  body: z.object({ url: z.string().min(1).max(MAX_LENGTH) }),
  answer: z.object({ url: z.string() }),
};
