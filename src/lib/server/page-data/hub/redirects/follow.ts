import type { RedirectEntity } from '../../../../../content/records/site.ts';
import {
  splitQuery,
  withoutSlash,
  type RedirectRules,
} from '../../../../routing/redirect-rules.ts';
import { aliasTarget } from '../../../../routing/routes.ts';
import type { PathState } from './path-state.ts';

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
