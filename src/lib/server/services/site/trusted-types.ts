const CSP = 'content-security-policy';

/**
 * A page that names a policy of trusted types adds it to the `'none'` of all pages, beside
 * which browsers complain of any other word.
 */
export function withNamedPolicies(headers: Headers): void {
  const policy = headers.get(CSP);
  const named = policy?.replace(/trusted-types 'none' (?=\w)/u, 'trusted-types ');
  if (named !== undefined && named !== policy) headers.set(CSP, named);
}
