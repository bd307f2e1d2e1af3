import * as z from 'zod';
import { accountEmail } from '../../../../content/fields/email.ts';
import { limitedFetch } from '../../adapters/limited-fetch.ts';
import type { SingleSignOnConfig } from '../../config/config-parts.ts';
import { trimEnd } from '../../../trim-end.ts';

/** For every request to the provider: it answers in this time, or does not answer. */
const LIMITS = { timeoutMs: 5000, maxBytes: 256 * 1024 } as const;

/** What the provider says of itself (OpenID Connect Discovery 1.0, 3), as far as it is used. */
const DOCUMENT = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  id_token_signing_alg_values_supported: z.array(z.string()).min(1),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
});

/** A provider that answered, with addresses at the configured issuer only. */
export interface Provider {
  readonly discoveryUrl: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  /** Null: it has none at the issuer; the mail has to stand in the ID token. */
  readonly userInfoUrl: string | null;
  /** How it wants to be shown the secret of the client. */
  readonly authentication: 'basic' | 'post';
}

export const discoveryUrl = ({ issuer }: Pick<SingleSignOnConfig, 'issuer'>): string =>
  `${issuer}/.well-known/openid-configuration`;

/** JSON from the provider, by GET or POST. @returns why not, for the log, as a text */
async function answerOf(address: string, init: RequestInit): Promise<object | string> {
  const answer = await limitedFetch(address, init, LIMITS);
  if (answer.kind === 'nothing') return answer.why;
  if (answer.status !== 200) return `status ${String(answer.status)}`;
  return typeof answer.body === 'object' && answer.body !== null ? answer.body : 'no object';
}

/**
 * Asks the provider for its addresses. They have to lie at the configured issuer: nothing
 * else is asked, and nobody is sent elsewhere. @returns why not, for the log, as a text
 */
export async function discover(
  config: Pick<SingleSignOnConfig, 'issuer'>,
): Promise<Provider | string> {
  const address = discoveryUrl(config);
  const answer = await answerOf(address, { headers: { accept: 'application/json' } });
  if (typeof answer === 'string') return answer;
  const parsed = DOCUMENT.safeParse(answer);
  if (!parsed.success) return 'its configuration lacks what OpenID Connect needs';
  const { data } = parsed;
  if (trimEnd(data.issuer, '/') !== config.issuer) return 'it names another issuer';
  const { origin } = new URL(config.issuer);
  const isAtIssuer = (url: string) => new URL(url).origin === origin;
  if (![data.authorization_endpoint, data.token_endpoint, data.jwks_uri].every(isAtIssuer))
    return 'its addresses lie on another host than the issuer';
  const { userinfo_endpoint: userInfo = null } = data;
  const isBasic = data.token_endpoint_auth_methods_supported.includes('client_secret_basic');
  return {
    discoveryUrl: address,
    authorizationUrl: data.authorization_endpoint,
    tokenUrl: data.token_endpoint,
    userInfoUrl: userInfo !== null && isAtIssuer(userInfo) ? userInfo : null,
    authentication: isBasic ? 'basic' : 'post',
  };
}

/** What somebody got for the code that the provider sent them back with. @throws Error without it */
export async function tokensFor(
  { tokenUrl }: Pick<Provider, 'tokenUrl'>,
  request: { readonly body: URLSearchParams; readonly headers: Readonly<Record<string, string>> },
): Promise<Record<string, unknown> & { readonly id_token: string }> {
  const answer = await answerOf(tokenUrl, { method: 'POST', ...request });
  if (typeof answer === 'string') throw new Error(answer);
  // Without it nothing would be signed of what it says of somebody.
  if (!('id_token' in answer) || typeof answer.id_token !== 'string')
    throw new Error('no ID token');
  return { ...answer, id_token: answer.id_token };
}

const CLAIMS = z.looseObject({
  sub: z.string().min(1),
  email: accountEmail().optional(),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
});
type Claims = z.output<typeof CLAIMS>;

/** The claims of an ID token, whose signature was checked before. */
function claimsOf(idToken: string): Claims | null {
  try {
    const [, payload = ''] = idToken.split('.', 3);
    const text = Buffer.from(payload, 'base64url').toString('utf8');
    return CLAIMS.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Whether the provider says that it checked the mail: in the words of OpenID Connect, or in
 * those of Microsoft Entra, which says of its own tenants only this.
 */
const isVerified = (claims: Claims): boolean =>
  [claims.email_verified, claims['xms_edov']].some((value) =>
    [true, 'true', 1, '1'].includes(value as boolean | string | number),
  );

/** Who signed in at the provider. */
export interface Profile {
  readonly sub: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly [claim: string]: unknown;
}

/** Who signed in: by the ID token, else by what the provider answers to its access token; null: it does not say. */
export async function profileOf(
  { userInfoUrl }: Pick<Provider, 'userInfoUrl'>,
  {
    idToken,
    accessToken,
  }: { readonly idToken?: string | undefined; readonly accessToken?: string | undefined },
): Promise<Profile | null> {
  const signed = claimsOf(idToken ?? '');
  if (signed === null) return null;
  const { sub, email } = signed;
  if (email !== undefined) return { sub, email, emailVerified: isVerified(signed) };
  if (userInfoUrl === null || accessToken === undefined) return null;
  const headers = { accept: 'application/json', authorization: `Bearer ${accessToken}` };
  const said = CLAIMS.safeParse(await answerOf(userInfoUrl, { headers })).data;
  // Of somebody else it proves nothing (OpenID Connect Core 1.0, 5.3.2).
  if (said?.sub !== sub || said.email === undefined) return null;
  return { sub, email: said.email, emailVerified: isVerified(said) };
}
