import { makeSignature } from 'better-auth/crypto';
import { describe, expect, it } from 'vitest';
import { sessionCheck } from '../../../src/lib/server/http/request/session-signature.ts';

const SECRET = 'a secret of at least thirty-two characters';
const TOKEN = 'JUHzZmXTLGOGhT9xWZqGLGWHeZkD8yHW';

/** As the library signs it and the browser sends it. */
const signed = async (token = TOKEN, secret = SECRET) =>
  encodeURIComponent(`${token}.${await makeSignature(token, secret)}`);

describe('RL-01 sessions are told by their signature, before anything is rendered', () => {
  const hasSession = sessionCheck(() => SECRET);

  it.each(['foyer_session', '__Secure-foyer_session', '__Host-foyer_session'])(
    'knows %s as the library signed it, among other cookies',
    async (name) => {
      expect(hasSession(`locale=de; ${name}=${await signed()}; cartAmount=2`)).toBe(true);
    },
  );

  it.each([
    ['no cookie', undefined],
    ['another cookie', 'locale=de'],
    ['no signature', 'foyer_session=x'],
    ['an empty one', 'foyer_session='],
    ['a made-up signature', `foyer_session=${TOKEN}.${'A'.repeat(43)}=`],
    ['a broken escape', 'foyer_session=%E0%A4%A'],
    ['a name that only ends so', 'evil_foyer_session=x'],
  ])('is not fooled by %s', (_, cookies) => {
    expect(hasSession(cookies)).toBe(false);
  });

  it('is not fooled by the signature of another secret, or of another token', async () => {
    expect(hasSession(`foyer_session=${await signed(TOKEN, 'x'.repeat(32))}`)).toBe(false);
    const signature = decodeURIComponent(await signed()).split('.')[1] ?? '';
    const foreign = encodeURIComponent(`${TOKEN}x.${signature}`);
    expect(hasSession(`foyer_session=${foreign}`)).toBe(false);
  });

  it('finds the signed one beside a made-up one, and gives up after a few', async () => {
    const good = `foyer_session=${await signed()}`;
    expect(hasSession(`foyer_session=x; ${good}`)).toBe(true);
    expect(hasSession(`${'foyer_session=x; '.repeat(1000)}${good}`)).toBe(false);
  });

  it('knows none while the secret is not read', async () => {
    expect(sessionCheck(() => null)(`foyer_session=${await signed()}`)).toBe(false);
  });
});
