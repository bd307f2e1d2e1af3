import { trimEnd } from '../trim-end.ts';

/** An old address and where it leads now. */
export interface RedirectRule {
  readonly old_path: string;
  readonly new_path: string;
}

const PATH = /^\/(?![/\\])[^\s?#\\]*$/u;

/** The path without its trailing slash; null when it has none to lose. */
export const withoutSlash = (path: string): string | null =>
  path.length > 1 && path.endsWith('/') ? trimEnd(path, '/') || '/' : null;

/**
 * A path as rules are compared and headers can carry it: without trailing slash,
 * each segment percent-encoded, whether an editor typed it so or not.
 */
export function plainPath(path: string): string {
  const whole = withoutSlash(path) ?? path;
  const encoded = (decode: (segment: string) => string) =>
    whole
      .split('/')
      // macOS writes «ü» as two signs.
      .map((segment) => encodeURIComponent(decode(segment).normalize('NFC')))
      .join('/');
  try {
    return encoded(decodeURIComponent);
  } catch {
    // A lone percent sign: meant as it stands.
    return encoded((segment) => segment);
  }
}

const tableOf = (rules: readonly RedirectRule[]): ReadonlyMap<string, string> =>
  new Map(rules.map((rule) => [plainPath(rule.old_path), plainPath(rule.new_path)]));

/** Follows rules to their end; null when they go round. */
function endOf(table: ReadonlyMap<string, string>, start: string): string | null {
  const seen = new Set<string>();
  let path = start;
  for (let next = table.get(path); next !== undefined; next = table.get(path)) {
    if (seen.has(path)) return null;
    seen.add(path);
    path = next;
  }
  return path;
}

/** What can be wrong with a rule: in `validation:redirect.…`, by field. */
export type RedirectErrors = Partial<
  Record<keyof RedirectRule, 'path' | 'start' | 'taken' | 'circle'>
>;

/**
 * What is wrong with each field of a rule; empty when it may be saved. Only
 * paths of this site, so that nobody is sent elsewhere; no round trips.
 */
export function redirectErrors(
  rule: RedirectRule,
  others: readonly RedirectRule[],
): RedirectErrors {
  // Half a character cannot be written in an address.
  const old = plainPath(rule.old_path.toWellFormed());
  const isTaken = others.some((other) => plainPath(other.old_path) === old);
  const errors: RedirectErrors = {};
  if (!PATH.test(rule.old_path)) errors.old_path = 'path';
  else if (old === '/') errors.old_path = 'start';
  else if (isTaken) errors.old_path = 'taken';
  if (!PATH.test(rule.new_path)) errors.new_path = 'path';
  if (Object.keys(errors).length > 0) return errors;
  return endOf(tableOf([...others, rule]), old) === null ? { new_path: 'circle' } : {};
}

/** Where addresses lead, in one redirect however long the chain of rules is; null: nowhere. */
export interface RedirectTable {
  /** By the rule of just this path. */
  readonly find: (path: string) => string | null;
  /** By a rule that differs in the case of letters: for a path at which nothing stands. */
  readonly findInAnyCase: (path: string) => string | null;
}

/** The rules by their paths in lower case, where nothing stands at a path itself. */
export const rulesInAnyCase = <Rule extends RedirectRule>(
  rules: Iterable<Rule>,
): ReadonlyMap<string, Rule> =>
  new Map([...rules].map((rule) => [plainPath(rule.old_path).toLowerCase(), rule]));

export function redirectTable(rules: readonly RedirectRule[]): RedirectTable {
  const table = tableOf(rules);
  const inAnyCase = rulesInAnyCase(rules);
  const find = (path: string) => {
    const start = plainPath(path);
    return table.has(start) ? endOf(table, start) : null;
  };
  return {
    find,
    findInAnyCase: (path) => {
      const plain = plainPath(path);
      const rule = inAnyCase.get(plain.toLowerCase());
      if (rule === undefined) return null;
      const end = find(rule.old_path);
      return end === plain ? null : end;
    },
  };
}
