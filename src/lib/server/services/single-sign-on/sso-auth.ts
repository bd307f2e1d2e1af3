import { betterAuth } from 'better-auth';
import { authorizationCodeRequest, getOAuth2Tokens } from 'better-auth/oauth2';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { SingleSignOnConfig } from '../../config/config-parts.ts';
import { commonOptions, type AuthOptions } from '../accounts/auth.ts';
import { profileOf, tokensFor, type Provider } from './provider.ts';
import { ERROR_PATH, providerId, type Candidate } from './sso-config.ts';

interface SsoOptions extends Omit<AuthOptions, 'sendReset'> {
  readonly config: SingleSignOnConfig;
  readonly provider: Provider;
  /** Where the provider sends people back to. */
  readonly callbackUrl: string;
  /** Why somebody may not sign in, as a code; null: they may. */
  readonly refusalOf: (candidate: Candidate) => Promise<string | null>;
}

/** Nothing is asked of the provider later on: its tokens are not kept. */
const WITHOUT_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
} as const;

const plugin = ({ config, provider, callbackUrl }: SsoOptions) =>
  genericOAuth({
    config: [
      {
        providerId: providerId(config),
        clientId: config.clientId,
        clientSecret: config.clientSecret,
        discoveryUrl: provider.discoveryUrl,
        // With these it follows no redirect to another host.
        discoveryHeaders: { accept: 'application/json' },
        authorizationUrl: provider.authorizationUrl,
        tokenUrl: provider.tokenUrl,
        redirectURI: callbackUrl,
        scopes: ['openid', 'email'],
        pkce: true,
        requireIdTokenVerification: true,
        disableSignUp: true,
        getToken: async ({ code, codeVerifier }) => {
          const { clientId, clientSecret } = config;
          const request = await authorizationCodeRequest({
            code,
            codeVerifier,
            redirectURI: callbackUrl,
            options: { clientId, clientSecret },
            tokenEndpoint: provider.tokenUrl,
            authentication: provider.authentication,
          });
          return getOAuth2Tokens(await tokensFor(provider, request));
        },
        getUserInfo: (tokens) => profileOf(provider, tokens),
      },
    ],
  });

/**
 * The library for signing in at a provider: a second one beside that of passwords, because
 * it asks the provider when it is made, and passwords have to work whatever that answers.
 * Both keep the same sessions.
 */
export function createSsoAuth(options: SsoOptions) {
  const common = commonOptions(options);
  return betterAuth({
    ...common,
    onAPIError: { errorURL: options.env.siteOrigin + ERROR_PATH },
    user: {
      ...common.user,
      // Asked each time before a session begins; what it refuses is not even noted down.
      validateUserInfo: async ({ user: { id, email, emailVerified } }) => {
        const candidate = { id: id ?? '', email: email ?? '', isVerified: emailVerified === true };
        const error = await options.refusalOf(candidate);
        return error === null ? undefined : { error };
      },
    },
    account: {
      ...common.account,
      updateAccountOnSignIn: false,
      // The checks of the library hold for the first time only; `refusalOf` for every time.
      accountLinking: {
        trustedProviders: [providerId(options.config)],
        requireLocalEmailVerified: false,
      },
    },
    databaseHooks: {
      account: {
        create: {
          before: (account) => Promise.resolve({ data: { ...account, ...WITHOUT_TOKENS } }),
        },
      },
    },
    plugins: [plugin(options)],
  });
}

export type SsoAuth = ReturnType<typeof createSsoAuth>;
