import type { APIRoute } from 'astro';
import { answerApi } from '../../lib/server/services/api/answer.ts';

/** Every GET of the API; which one is in the address (API-01). */
export const GET: APIRoute = async ({ locals, url, cache }) => {
  const { response, cache: keep } = await answerApi(locals.house, url);
  if (keep !== null) cache.set(keep);
  return response;
};
