import { z } from 'zod';
import type { PostEndpoint } from '../core/endpoint.ts';

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
