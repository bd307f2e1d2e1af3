import { MENU_DROPS, MENU_MOVES, type MenuMove } from '../../../../menus/menu-order.ts';
import { FAILURE_STATUS, failure } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import { type Caller, actorOf } from '../../../services/accounts/user.ts';
import { moveMenuItem } from '../../../services/hub/move-menu-item.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import type { MenusOutcome } from '../../../page-data/hub/menus/menus-page.ts';

/** What is sent: a move, the entry that it moves, and of a drop the entry that it is dropped at. */
const MOVE = /^(\w{1,8})\.([1-9]\d{0,8})(?:\.([1-9]\d{0,8}))?$/u;

function moveOf(word: string | undefined, target: string | undefined): MenuMove | undefined {
  if (target === undefined) return MENU_MOVES.find((one) => one === word);
  const where = MENU_DROPS.find((one) => one === word);
  return where && { where, target: Number(target) };
}

/** Moves an entry. */
export async function sendMove(
  context: PageContext,
  form: FormData,
  caller: Caller,
): Promise<MenusOutcome> {
  const { app, locale, t } = context;
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const [, word, id, target] = MOVE.exec(text('move')) ?? [];
  const move = moveOf(word, target);
  const by = { locale, actor: actorOf(caller, locale), source: 'hub' } as const;
  const done =
    move === undefined
      ? failure('invalid', t('menus:gone'))
      : await moveMenuItem(app.records, { id: Number(id), move, stamp: text('stamp') }, by);
  if (!done.ok) return { status: FAILURE_STATUS[done.failure.code], failure: done.failure };
  return { location: `${pathTo('hub-menus', locale)}?done=moved#entry-${id ?? ''}` };
}
