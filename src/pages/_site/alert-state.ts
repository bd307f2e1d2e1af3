import type { APIRoute } from 'astro';
import { COOKIE } from '../../lib/constants.ts';

/**
 * Without scripts the page, which is the same for everybody, cannot know that a
 * visitor closed the alert; this small sheet, asked for only then, hides it.
 */
export const GET: APIRoute = ({ cookies }) => {
  const id = cookies.get(COOKIE.alertDismissed)?.value ?? '';
  const rule = /^\d{1,9}$/u.test(id) ? `[data-alert="${id}"]{display:none}` : '';
  return new Response(rule, {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
};
