/** What every answer of the product has, whatever its status. */
export const SECURITY_HEADERS: readonly string[] = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'x-frame-options',
  'content-security-policy',
];
