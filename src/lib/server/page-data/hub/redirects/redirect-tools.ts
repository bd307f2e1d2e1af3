import type { RedirectEntity } from '../../../../../content/records/site.ts';
import { FAILURE_STATUS } from '../../../../result.ts';
import {
  isOutside,
  plainSource,
  plainTarget,
  RedirectRules,
} from '../../../../routing/redirect-rules.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { RedirectTestView, RedirectTools } from '../../../../views/hub/redirect-view.ts';
import type { PageContext } from '../../page/page-context.ts';
import { follow, type Way, pathStates } from './follow.ts';

/** Of so many rules the list tells what is odd; the form of a rule tells it of each. */
const MAX_RULES = 300;
const MAX_LENGTH = 1024;
const ADDRESS = /^\/(?![/\\])[^\s#\\]*$/u;

const ruleHref = (id: number, { locale }: Pick<PageContext, 'locale'>): string =>
  pathTo('hub-record', locale, { list: 'redirect', id });

/** Follows addresses by the rules that hold. */
function follower(context: PageContext) {
  const rules = new RedirectRules(context.data.redirect.values());
  const stateOf = pathStates(context);
  return {
    stateOf,
    way: (start: string): Promise<Way> => follow(start, rules, stateOf),
  };
}

async function warningsFor(
  rule: Pick<RedirectEntity, 'old_path' | 'new_path'>,
  { stateOf, way }: ReturnType<typeof follower>,
  { t }: PageContext,
): Promise<readonly string[]> {
  const { new_path: target, old_path: old } = rule;
  if (isOutside(target)) return [t('redirects:warn.outside', { host: new URL(target).host })];
  // Where what follows goes along nobody knows what that is.
  if (target.endsWith('/*')) return [];
  const { steps, end, found } = await way(plainTarget(target));
  const texts: string[] = [];
  if (steps.some(({ reason }) => reason === 'rule')) texts.push(t('redirects:warn.chain', { end }));
  if (found === 'missing') texts.push(t('redirects:warn.dead', { end }));
  if (found === 'circle') texts.push(t('redirects:warn.circle'));
  const isExact = !old.endsWith('/*') && !old.includes('?');
  if (isExact && (await stateOf(plainSource(rule))).is === 'page')
    texts.push(t('redirects:warn.hides'));
  return texts;
}

/** What is odd about a rule: it leads on, to nothing, or away from a page that is there. */
export const redirectWarnings = (
  context: PageContext,
  rule: Pick<RedirectEntity, 'old_path' | 'new_path'>,
): Promise<readonly string[]> => warningsFor(rule, follower(context), context);

/** What stands beside the list of redirects. */
export async function redirectTools(context: PageContext): Promise<RedirectTools> {
  const followed = follower(context);
  const rules = [...context.data.redirect.values()].slice(0, MAX_RULES);
  const all = await Promise.all(
    rules.map(async (rule) => ({
      path: rule.old_path,
      href: ruleHref(rule.id, context),
      texts: await warningsFor(rule, followed, context),
    })),
  );
  return {
    action: pathTo('hub-redirect-test', context.locale),
    typed: '',
    error: '',
    warnings: all.filter(({ texts }) => texts.length > 0),
  };
}

/** The path that somebody typed, or pasted with the site before it; null: it is none of this site. */
function pathIn(typed: string, { app }: PageContext): string | null {
  const { siteOrigin } = app.env;
  const own = typed.startsWith(`${siteOrigin}/`) ? typed.slice(siteOrigin.length) : typed;
  const [address = ''] = own.toWellFormed().split('#', 1);
  return address.length <= MAX_LENGTH && ADDRESS.test(address) ? address : null;
}

/** The page that follows an address step by step. @param asked as it was typed; null: not yet */
export async function redirectTest(
  context: PageContext,
  asked: string | null,
): Promise<{ readonly status: number; readonly view: RedirectTestView }> {
  const { t } = context;
  const typed = (asked ?? '').trim().slice(0, 2 * MAX_LENGTH);
  const path = asked === null ? null : pathIn(typed, context);
  const isWrong = asked !== null && path === null;
  const followed = path === null ? null : await follower(context).way(path);
  const steps = followed?.steps.map((step) => ({
    path: step.path,
    text: t(`redirects:step.${step.reason}`),
    href: step.rule === null ? null : ruleHref(step.rule, context),
  }));
  const last = followed && {
    path: followed.end,
    text: t(`redirects:found.${followed.found}`),
    href: null,
  };
  const isBad = followed?.found === 'missing' || followed?.found === 'circle';
  const moved = followed !== null && followed.steps.length > 0 ? 'moved' : 'stays';
  const view = {
    title: t('redirects:title'),
    lead: t('redirects:lead'),
    action: pathTo('hub-redirect-test', context.locale),
    typed,
    error: isWrong ? t('validation:redirect.path') : '',
    warnings: [],
    steps: last === null ? [] : [...(steps ?? []), last],
    result:
      followed === null
        ? ''
        : t(`redirects:result.${isBad ? 'bad' : moved}`, { end: followed.end }),
    isBad,
  };
  return { status: isWrong ? FAILURE_STATUS.invalid : 200, view };
}
