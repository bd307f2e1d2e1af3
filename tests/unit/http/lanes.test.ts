import { expect, it } from 'vitest';
import type { Backend } from '../../../src/lib/server/http/rendering/backend.ts';
import { COOKIE } from '../../../src/lib/constants.ts';
import { echo, serve } from './http-kit.ts';

const SESSION = { cookie: `${COOKIE.session}=abc` };

/** What a server hands to its backend, by lane; each is answered with its lane. */
async function recorded() {
  const backend: Backend = {
    render: () => Promise.reject(new Error('the store renders by itself')),
    answer: ({ response }, { lane }) => {
      response.end(lane);
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
])('RL-06 %s %s waits in the lane of its kind: %s', async (method, path, lane) => {
  const { ask } = await recorded();
  expect((await ask(path, { method })).text).toBe(lane);
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
