import type { RedirectEntity } from '../../../../../content/records/site.ts';
import { plainPath, rulesInAnyCase, withoutSlash } from '../../../../routing/redirect-rules.ts';
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
  readonly found: 'page' | 'missing' | 'open' | 'circle';
}

type Rule = Pick<RedirectEntity, 'id' | 'old_path' | 'new_path'>;

/** Rules by the address that they lead away from. */
export const rulesByPath = (rules: Iterable<Rule>): ReadonlyMap<string, Rule> =>
  new Map([...rules].map((rule) => [plainPath(rule.old_path), rule]));

/** Follows an address as the server does: rules first, then older names, then what stands there. */
export async function follow(
  start: string,
  rules: ReadonlyMap<string, Rule>,
  stateOf: (path: string) => Promise<PathState>,
): Promise<Way> {
  const steps: Step[] = [];
  const anyCase = rulesInAnyCase(rules.values());
  const seen = new Set<string>();
  let path = start;
  const go = (reason: StepReason, to: string, rule: number | null = null): void => {
    steps.push({ path, reason, rule });
    path = to;
  };
  while (!seen.has(path)) {
    seen.add(path);
    const rule = rules.get(plainPath(path));
    const alias = aliasTarget(withoutSlash(path) ?? path);
    const short = withoutSlash(path);
    if (rule !== undefined) go('rule', plainPath(rule.new_path), rule.id);
    else if (alias !== null) go('alias', alias);
    else if (short !== null) go('slash', short);
    else {
      const state = await stateOf(path);
      const inAnyCase = state.is === 'missing' ? anyCase.get(plainPath(path).toLowerCase()) : null;
      if (state.is === 'renamed') go('renamed', state.path);
      else if (inAnyCase) go('rule', plainPath(inAnyCase.new_path), inAnyCase.id);
      else return { steps, end: path, found: state.is };
    }
  }
  return { steps, end: path, found: 'circle' };
}
