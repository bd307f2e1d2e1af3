import { trimEnd } from '../trim-end.ts';

/** An old address and where it leads now. */
export interface RedirectRule {
  /**
   * A path; with a query (`/index.php?id=12`) only that of addresses that have it; with `/*` at
   * its end all below it, where nothing stands.
   */
  readonly old_path: string;
  /**
   * A path of this site, with a query or without, or an address of another site with https. With
   * `/*` at its end what followed in the old address follows here.
   */
  readonly new_path: string;
}

const SOURCE = /^\/(?![/\\])[^\s?#\\]*(?:\?[^\s#\\]+)?$/u;
const OUTSIDE = /^https:\/\/[^\s\\]+$/u;
const ALL_BELOW = '/*';

/** The path without its trailing slash; null when it has none to lose. */
export const withoutSlash = (path: string): string | null =>
  path.length > 1 && path.endsWith('/') ? trimEnd(path, '/') || '/' : null;

/** Whether a target is another site, with a host and without a password. */
export function isOutside(target: string): boolean {
  if (!OUTSIDE.test(target) || !URL.canParse(target)) return false;
  const { hostname, username, password } = new URL(target);
  return hostname !== '' && username + password === '';
}

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

/** The two parts of an address of this site; the second one is empty or begins with `?`. */
export function splitQuery(address: string): readonly [path: string, search: string] {
  const at = address.indexOf('?');
  return at === -1 ? [address, ''] : [address.slice(0, at), address.slice(at)];
}

/** The path that a rule is about, as it is compared: of all below `/alt/*` it is `/alt`. */
export function plainSource({ old_path: old }: Pick<RedirectRule, 'old_path'>): string {
  const [path] = splitQuery(old);
  return plainPath(isForAllBelow(path) ? path.slice(0, -ALL_BELOW.length) : path);
}

/** A target as a header can carry it. */
export function plainTarget(target: string): string {
  if (isOutside(target)) return new URL(target).href;
  const [path, search] = splitQuery(target);
  return plainPath(path) + (search === '' ? '' : `?${new URLSearchParams(search).toString()}`);
}

const isForAllBelow = (path: string): boolean => path.endsWith(ALL_BELOW);

/** The values of a query that a rule asks for. */
type Query = readonly (readonly [name: string, value: string])[];

const queryOf = (old: string): Query => [...new URLSearchParams(splitQuery(old)[1])];

const hasAll = (search: URLSearchParams, query: Query): boolean =>
  query.every(([name, value]) => search.getAll(name).includes(value));

/** Two rules with the same are about the same addresses. */
const ruleKey = (old: string): string => {
  const query = queryOf(old).map(([name, value]) => `${name}=${value}`);
  const kind = isForAllBelow(splitQuery(old)[0]) ? ALL_BELOW : '';
  return [plainSource({ old_path: old }) + kind, ...query.sort()].join('&');
};

/** Where a rule leads from an address. */
interface Step<Rule> {
  readonly rule: Rule;
  /** A path of this site, with a query or without, or an address of another site. */
  readonly to: string;
}

/** What a query becomes that came with an old address: a target's own counts alone. */
export const withSearch = (to: string, search: string): string =>
  to.includes('?') || !to.startsWith('/') ? to : to + search;

/** Rules, looked up by the addresses that they lead away from. */
export class RedirectRules<Rule extends RedirectRule> {
  readonly #byPath = new Map<string, Rule>();
  readonly #byQuery = new Map<string, { readonly rule: Rule; readonly query: Query }[]>();
  readonly #inAnyCase = new Map<string, Rule>();
  /** The longest path first. */
  readonly #below: readonly { readonly rule: Rule; readonly path: string }[];

  constructor(rules: Iterable<Rule>) {
    const below: { readonly rule: Rule; readonly path: string }[] = [];
    for (const rule of rules) {
      const path = plainSource(rule);
      const query = queryOf(rule.old_path);
      if (isForAllBelow(splitQuery(rule.old_path)[0])) below.push({ rule, path });
      else if (query.length > 0)
        this.#byQuery.set(
          path,
          [...(this.#byQuery.get(path) ?? []), { rule, query }].sort(
            (left, right) => right.query.length - left.query.length,
          ),
        );
      else {
        this.#byPath.set(path, rule);
        this.#inAnyCase.set(path.toLowerCase(), rule);
      }
    }
    this.#below = below.sort((left, right) => right.path.length - left.path.length);
  }

  /** By the rule of just this address, which counts whatever stands there. @param search with its `?` */
  at(path: string, search = ''): Step<Rule> | null {
    const plain = plainPath(path);
    const asked = search === '' ? undefined : this.#byQuery.get(plain);
    const params = new URLSearchParams(asked === undefined ? '' : search);
    const withQuery = asked?.find(({ query }) => hasAll(params, query))?.rule;
    if (withQuery !== undefined) return { rule: withQuery, to: plainTarget(withQuery.new_path) };
    const rule = this.#byPath.get(plain);
    if (rule === undefined) return null;
    return { rule, to: withSearch(plainTarget(rule.new_path), search) };
  }

  /** By a rule for addresses where nothing stands: in another case of letters, or of all below a path. */
  fallback(path: string, search = ''): Step<Rule> | null {
    const plain = plainPath(path);
    const sameLetters = this.#inAnyCase.get(plain.toLowerCase());
    if (sameLetters !== undefined && plainPath(sameLetters.new_path) !== plain)
      return {
        rule: sameLetters,
        to: withSearch(plainTarget(sameLetters.new_path), search),
      };
    const found = this.#below.find(
      (each) => plain === each.path || plain.startsWith(`${each.path}/`),
    );
    if (found === undefined) return null;
    const { rule } = found;
    const rest = plain.slice(found.path.length);
    const target = isForAllBelow(rule.new_path)
      ? plainTarget(rule.new_path.slice(0, -ALL_BELOW.length)) + rest || '/'
      : plainTarget(rule.new_path);
    // A path that begins with two slashes would be another site's address.
    const to = target.startsWith('//') ? `/${trimStart(target, '/')}` : target;
    return to === plain ? null : { rule, to: withSearch(to, search) };
  }
}

function trimStart(text: string, sign: string): string {
  let at = 0;
  while (text.charAt(at) === sign) at += 1;
  return text.slice(at);
}

/** Follows rules from a step to their end; null when they go round. */
function endOf<Rule extends RedirectRule>(
  rules: RedirectRules<Rule>,
  step: Step<Rule> | null,
  next: (rules: RedirectRules<Rule>, path: string, search: string) => Step<Rule> | null,
): string | null {
  const seen = new Set<string>();
  let to = step?.to ?? null;
  for (let rest = step; rest !== null && to !== null;) {
    if (seen.has(to)) return null;
    seen.add(to);
    rest = to.startsWith('/') ? next(rules, ...splitQuery(to)) : null;
    to = rest?.to ?? to;
  }
  return to;
}

/** What can be wrong with a rule: in `validation:redirect.…`, by field. */
export type RedirectErrors = Partial<
  Record<keyof RedirectRule, 'path' | 'target' | 'start' | 'taken' | 'circle'>
>;

/** Rules that may lead on from each other many times: more is a circle that grows. */
const MAX_STEPS = 50;

/** Whether an address would be led in a circle if nothing stood anywhere. */
function isCircular(rules: readonly RedirectRule[], { old_path: old }: RedirectRule): boolean {
  const table = new RedirectRules(rules);
  const [path, search] = splitQuery(old);
  const start = isForAllBelow(path) ? `${path.slice(0, -1)}x` : path;
  let steps = 0;
  const next = (_: unknown, ...address: Parameters<(typeof table)['at']>) => {
    steps += 1;
    return steps > MAX_STEPS + rules.length
      ? null
      : (table.at(...address) ?? table.fallback(...address));
  };
  const end = endOf(table, next(table, start, search), next);
  return end === null || steps > MAX_STEPS + rules.length;
}

/** What is wrong with each field of a rule; empty when it may be saved: no round trips. */
export function redirectErrors(
  rule: RedirectRule,
  others: readonly RedirectRule[],
): RedirectErrors {
  // Half a character cannot be written in an address.
  const old = rule.old_path.toWellFormed();
  const errors: RedirectErrors = {};
  const [path, search] = splitQuery(old);
  if (!SOURCE.test(rule.old_path) || (isForAllBelow(path) && search !== ''))
    errors.old_path = 'path';
  else if (path === ALL_BELOW || (plainPath(path) === '/' && search === ''))
    errors.old_path = 'start';
  else if (others.some((other) => ruleKey(other.old_path) === ruleKey(old)))
    errors.old_path = 'taken';
  const isBelow = isForAllBelow(splitQuery(rule.new_path)[0]);
  const isTarget = SOURCE.test(rule.new_path) || isOutside(rule.new_path);
  if (!isTarget || (isBelow && !isForAllBelow(path))) errors.new_path = 'target';
  if (Object.keys(errors).length > 0) return errors;
  return isCircular([...others, rule], rule) ? { new_path: 'circle' } : {};
}

/** Where addresses lead, in one redirect however long the chain of rules is; null: nowhere. */
export interface RedirectTable {
  /** By the rule of just this address. @param search its query with the `?` */
  readonly find: (path: string, search?: string) => string | null;
  /** By a rule of addresses at which nothing stands. */
  readonly findFallback: (path: string, search?: string) => string | null;
}

export function redirectTable(rules: readonly RedirectRule[]): RedirectTable {
  const table = new RedirectRules(rules);
  const next = (_: unknown, path: string, search: string) => table.at(path, search);
  return {
    find: (path, search = '') => endOf(table, table.at(path, search), next),
    findFallback: (path, search = '') => {
      const end = endOf(table, table.fallback(path, search), next);
      return end === null || splitQuery(end)[0] === plainPath(path) ? null : end;
    },
  };
}
