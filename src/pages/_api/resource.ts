import type { APIRoute } from 'astro';
import { answerResource } from '../../lib/server/api/resources/answer-request.ts';
import { jsonFailure, callOf } from '../../lib/server/api/reply.ts';

/** Every call on records and what else is kept; which one is in the address. */
export const ALL: APIRoute = async ({ locals, request, url, cookies }) => {
  const asked = { request, url, cookies, caller: () => locals.caller() };
  const answer = await answerResource(locals.app, callOf(locals), asked);
  return answer.ok ? answer.value : jsonFailure(answer.failure);
};
