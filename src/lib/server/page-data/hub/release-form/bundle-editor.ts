import { actorOf } from '../../../services/accounts/actor-of.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import type { BundleEditor } from '../../../services/releases/bundle-services.ts';
import type { PageContext } from '../../page/page-context.ts';

/** Who works on a bundle, by the session. */
export function bundleEditor(
  caller: Caller,
  { locale }: Pick<PageContext, 'locale'>,
): BundleEditor {
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
