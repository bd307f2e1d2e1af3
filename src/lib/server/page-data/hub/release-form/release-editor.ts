import { type Caller, actorOf } from '../../../services/accounts/user.ts';
import type { ReleaseEditor } from '../../../services/releases/release-services.ts';
import type { PageContext } from '../../page/page-context.ts';

/** Who works on a release, by the session. */
export function releaseEditor(
  caller: Caller,
  { locale }: Pick<PageContext, 'locale'>,
): ReleaseEditor {
  const actor = actorOf(caller, locale);
  return {
    name: actor.name,
    locale,
    actor,
    source: 'hub',
    user: caller.user?.id ?? null,
    role: caller.role,
  };
}
