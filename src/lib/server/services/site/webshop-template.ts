import { withAbsoluteAddresses } from '../../../routing/absolute-addresses.ts';
import type { Env } from '../../config/env.ts';

const originsOf = ({ shop }: Pick<Env, 'shop'>): readonly string[] =>
  shop === null
    ? []
    : [...new Set([shop.url, ...shop.carts].map((address) => new URL(address).origin))];

/**
 * A rendered template page as an external shop takes it: with absolute
 * addresses and, where there is such a shop, in a frame of its own pages.
 */
export async function asTemplate(
  response: Response,
  path: string,
  env: Pick<Env, 'shop' | 'siteOrigin'>,
): Promise<Response> {
  const { status, headers: original } = response;
  if (!/^text\/html/u.test(original.get('content-type') ?? '')) return response;
  const headers = new Headers(original);
  const origins = originsOf(env).join(' ');
  const policy = headers.get('content-security-policy');
  if (origins !== '' && policy !== null) {
    const policyWithFrames = policy.replace(
      /frame-ancestors [^;]*/u,
      `frame-ancestors 'self' ${origins}`,
    );
    headers.set('content-security-policy', policyWithFrames);
    headers.set('cross-origin-resource-policy', 'cross-origin');
  }
  headers.delete('content-length');
  const html = withAbsoluteAddresses(await response.text(), env.siteOrigin + path);
  return new Response(html, { status, headers });
}
