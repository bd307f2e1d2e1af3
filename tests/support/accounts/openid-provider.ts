import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** Somebody at the provider. */
export interface ProviderPerson {
  readonly email: string;
  readonly email_verified: boolean | undefined;
}

interface Interaction {
  readonly oidc: { readonly client: { readonly clientId: string }; readonly session: Session };
}
interface Session {
  readonly accountId: string;
}

const CLIENT = { clientId: 'foyer', clientSecret: 'five silver flutes and a drum' } as const;

/** Somebody else's OpenID provider on this machine, at which whoever the test says is signed in. */
export interface TestProvider {
  readonly config: typeof CLIENT & { readonly issuer: string; readonly name: string };
  /** Who comes next, by the key of a person. */
  person: string;
  readonly people: Map<string, ProviderPerson>;
  /** Follows the provider's own redirects, as a browser does, to where it sends back to. */
  visit(address: string): Promise<URL>;
  close(): Promise<void>;
}

/** @param redirectUri where it sends back to, asked for with the first request @param isInIdToken whether its ID token names the mail */
export async function openTestProvider(
  redirectUri: () => string,
  { isInIdToken = false } = {},
): Promise<TestProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, ProviderPerson>();
  const state = { person: '' };
  let made: Provider | null = null;
  const provider = () =>
    (made ??= new Provider(issuer, configurationOf(people, redirectUri(), isInIdToken)));
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/interaction/') !== true) {
      provider().callback()(request, response);
      return;
    }
    void provider().interactionFinished(request, response, { login: { accountId: state.person } });
  });

  function configurationOf(
    known: ReadonlyMap<string, ProviderPerson>,
    redirect: string,
    isNamed: boolean,
  ): object {
    return {
      clients: [
        {
          client_id: CLIENT.clientId,
          client_secret: CLIENT.clientSecret,
          redirect_uris: [redirect],
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'] },
      conformIdTokenClaims: !isNamed,
      pkce: { required: () => true },
      cookies: { keys: ['a key of the test'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
      findAccount: (_: unknown, accountId: string) => ({
        accountId,
        claims: () => ({ sub: accountId, ...known.get(accountId) }),
      }),
      loadExistingGrant: async ({ oidc }: Interaction) => {
        const { accountId } = oidc.session;
        const grant = new (provider().Grant)({ clientId: oidc.client.clientId, accountId });
        grant.addOIDCScope('openid email');
        await grant.save();
        return grant;
      },
    };
  }

  return {
    config: { ...CLIENT, issuer, name: 'House of Keys' },
    people,
    get person() {
      return state.person;
    },
    set person(key: string) {
      state.person = key;
    },
    visit: (address) => visit(address, redirectUri()),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function visit(address: string, redirectUri: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = address;
  for (let redirects = 0; redirects < 10 && !at.startsWith(redirectUri); redirects += 1) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${at}: ${answer.status} ${await answer.text()}`);
    at = new URL(location, at).href;
  }
  return new URL(at);
}
