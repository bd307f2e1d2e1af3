import type { ResolvedRoute } from '../../../routing/resolve-route.ts';
import { BODY_LIMIT_BYTES, VISITOR_CALL_BYTES, VISITOR_FORM_BYTES } from '../response/limits.ts';

/**
 * The longest body of a request, in bytes: nobody parses more of a stranger's than a
 * form or a call needs.
 * @param isKnown whoever sends it has a session, or the token of a program
 */
export function bodyLimitOf({ table, name }: ResolvedRoute, isKnown: boolean): number {
  if (isKnown) return BODY_LIMIT_BYTES;
  if (name === 'forms-entries') return VISITOR_FORM_BYTES;
  return table === 'api' ? VISITOR_CALL_BYTES : VISITOR_FORM_BYTES;
}
