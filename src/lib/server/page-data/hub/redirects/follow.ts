import type { RedirectEntity } from '../../../../../content/records/site.ts';
import { LOCALES } from '../../../../constants.ts';
import { pathOfPage, pathOfRecord } from '../../../../routing/record-routes.ts';
import {
  splitQuery,
  withoutSlash,
  type RedirectRules,
} from '../../../../routing/redirect-rules.ts';
import { resolveRoute } from '../../../../routing/resolve-route.ts';
import { aliasTarget } from '../../../../routing/routes.ts';
import { recordById } from '../../../repositories/records.ts';
import type { PageContext } from '../../page/page-context.ts';

/**
 * What stands at an address: a page, nothing, another name of the same page, or a part of the
 * site that is asked only when somebody goes there (`open`).
 */
type PathState =
  { readonly is: 'page' | 'missing' | 'open' } | { readonly is: 'renamed'; readonly path: string };

const ID = /^[1-9]\d{0,8}$/u;

/** Looks up what stands at addresses, without rules. The pages are listed once for all of them. */
export function pathStates({
  app,
  data,
}: Pick<PageContext, 'app' | 'data'>): (path: string) => Promise<PathState> {
  const pages = new Set(
    [...data.page.values()].flatMap((page) => LOCALES.map((locale) => pathOfPage(page, locale))),
  );
  const texts = new Set([...data.legal_text.values()].map(({ key }) => key));
  return async (path) => {
    const { table, name, row, params, locale } = resolveRoute(path);
    if (table === 'unknown' || name === 'not-found' || !row.methods.includes('GET'))
      return { is: 'missing' };
    const { shows } = row;
    if (shows === null) return { is: Object.keys(params).length === 0 ? 'page' : 'open' };
    if (shows.as === 'cms-page') return { is: pages.has(path) ? 'page' : 'missing' };
    if (shows.as === 'legal-text') return { is: texts.has(shows.key) ? 'page' : 'missing' };
    if (shows.as === 'part') return { is: 'page' };
    const { id = '' } = params;
    const record = ID.test(id) ? await recordById(app.database.db, shows.kind, Number(id)) : null;
    if (record?.is_online !== true || locale === null) return { is: 'missing' };
    const own = pathOfRecord(shows.kind, record, locale);
    return own === null || own === path ? { is: 'page' } : { is: 'renamed', path: own };
  };
}

/** Why an address leads on. */
export type StepReason = 'rule' | 'alias' | 'slash' | 'renamed';

/** A step from one address to the next. */
interface Step {
  readonly path: string;
  readonly reason: StepReason;
  /** The rule that leads on; null: it is none. */
  readonly rule: number | null;
}

/** The way of an address to its end. */
export interface Way {
  readonly steps: readonly Step[];
  readonly end: string;
  readonly found: 'page' | 'missing' | 'open' | 'circle' | 'outside';
}

type Rule = Pick<RedirectEntity, 'id' | 'old_path' | 'new_path'>;

/** More steps than this are a circle that grows. */
const MAX_STEPS = 50;

/** Follows an address as the server does: rules first, then older names, then what stands there. */
export async function follow(
  start: string,
  rules: RedirectRules<Rule>,
  stateOf: (path: string) => Promise<PathState>,
): Promise<Way> {
  const steps: Step[] = [];
  const seen = new Set<string>();
  let address = start;
  const go = (reason: StepReason, to: string, rule: number | null = null): void => {
    steps.push({ path: address, reason, rule });
    address = to;
  };
  while (!seen.has(address) && steps.length < MAX_STEPS) {
    seen.add(address);
    if (!address.startsWith('/')) return { steps, end: address, found: 'outside' };
    const [path, search] = splitQuery(address);
    const byRule = rules.at(path, search);
    const alias = aliasTarget(withoutSlash(path) ?? path);
    const short = withoutSlash(path);
    if (byRule !== null) go('rule', byRule.to, byRule.rule.id);
    else if (alias !== null) go('alias', alias + search);
    else if (short !== null) go('slash', short + search);
    else {
      const state = await stateOf(path);
      const fallback = state.is === 'missing' ? rules.fallback(path, search) : null;
      if (state.is === 'renamed') go('renamed', state.path + search);
      else if (fallback !== null) go('rule', fallback.to, fallback.rule.id);
      else return { steps, end: address, found: state.is };
    }
  }
  return { steps, end: address, found: 'circle' };
}
