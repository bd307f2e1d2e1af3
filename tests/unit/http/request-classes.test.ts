import { expect, it } from 'vitest';
import type { Backend } from '../../../src/lib/server/http/rendering/backend.ts';
import { COOKIE } from '../../../src/lib/constants.ts';
import { echo, serve } from './http-kit.ts';

const SESSION = { cookie: `${COOKIE.session}=abc` };

/** What a server hands to its backend, by request class; each is answered with its class. */
async function recorded() {
  const backend: Backend = {
    render: () => Promise.reject(new Error('the store renders by itself')),
    answer: ({ response }, { requestClass }) => {
      response.end(requestClass);
      return Promise.resolve();
    },
  };
  const { ask } = await serve(echo, { backend });
  return { ask };
}

it.each([
  ['GET', '/de/warenkorb', 'page'],
  ['GET', '/de/search?q=bach', 'search'],
  ['GET', '/de/api/search/autocomplete/?query=b', 'search'],
  ['GET', '/nobody/knows', 'unknown'],
  ['GET', '/wp-login.php', 'unknown'],
  ['POST', '/de/api/shop-cart/', 'call'],
])('RL-06 %s %s waits in its request class: %s', async (method, path, requestClass) => {
  const { ask } = await recorded();
  expect((await ask(path, { method })).text).toBe(requestClass);
});

it('RL-06 an editor waits with editors', async () => {
  const { ask } = await recorded();
  expect((await ask('/de/team', { headers: SESSION })).text).toBe('editor');
});

it('RL-06 a page that is rendered is its client’s turn, by their network', async () => {
  const clients: (string | undefined)[] = [];
  const { ask, store } = await serve(echo);
  const get = store.get.bind(store);
  store.get = (address, urgency, client) => {
    clients.push(client);
    return get(address, urgency, client);
  };
  await ask('/de/team');
  expect(clients).toEqual(['127.0.0.1']);
});
