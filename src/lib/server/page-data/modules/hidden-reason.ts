import type { OnlineWindow } from '../../../../content/fields/inner/window.ts';
import type { HiddenReason } from '../../../views/module-view.ts';

/** Why visitors do not see a module at this moment; null: they do. */
export function hiddenReason(
  data: OnlineWindow & { is_hidden?: unknown },
  now: Date,
): HiddenReason {
  const { online_from: from, online_to: to, is_hidden: isHidden } = data;
  if (isHidden === true) return 'hidden';
  if (from != null && Date.parse(from) > now.getTime()) return 'later';
  return to != null && Date.parse(to) <= now.getTime() ? 'over' : null;
}
