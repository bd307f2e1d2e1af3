import { expect, test } from '@playwright/test';

const SIGNATURE = 'A'.repeat(43);
const RANDOM = 'A'.repeat(22);
const NOW_S = Math.floor(Date.now() / 1000).toString(36);
/** Cookies as a browser has them that came before the secret of the site was changed. */
const STALE = {
  foyer_form: RANDOM + SIGNATURE,
  foyer_visitor: `${RANDOM}.${NOW_S}.${SIGNATURE}`,
};
const cookie = Object.entries(STALE)
  .map(([name, value]) => `${name}=${value}`)
  .join('; ');
const LEAST_MS = 3000;
const VALUES = { place: 'house', spot: 'Tür', problem: 'Schwer' };

const cookiesOf = (response: Response): ReadonlyMap<string, string> =>
  new Map(
    response.headers.getSetCookie().map((line): [string, string] => {
      const [pair = ''] = line.split(';', 1);
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );

test('FO-05 cookies of another secret are replaced wherever a form is opened', async ({
  baseURL,
}) => {
  for (const path of ['/de/api/forms/5/', '/de/visitor.css']) {
    const cookies = cookiesOf(await fetch(`${baseURL ?? ''}${path}`, { headers: { cookie } }));
    expect({ path, key: cookies.get('foyer_form') }).toEqual({
      path,
      key: expect.stringMatching(/^[\w-]{65}$/u) as unknown,
    });
    expect(cookies.get('foyer_form')).not.toBe(STALE.foyer_form);
  }
});

test('FO-05 a form that was opened before the secret changed is sent at the second try', async ({
  baseURL,
}) => {
  const opened = cookiesOf(await fetch(`${baseURL ?? ''}/de/api/forms/5/`));
  const jar = new Map([...opened, ...Object.entries(STALE)]);
  const send = async () => {
    const response = await fetch(`${baseURL ?? ''}/de/api/forms-entries/`, {
      method: 'POST',
      headers: {
        origin: baseURL ?? '',
        'content-type': 'application/json',
        'x-csrftoken': jar.get('csrftoken') ?? '',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ form: 5, field_values: VALUES }),
    });
    for (const [name, value] of cookiesOf(response)) jar.set(name, value);
    return response.status;
  };
  // As somebody who opens it now it is asked to wait, with cookies that hold.
  expect(await send()).toBe(429);
  for (const [name, value] of Object.entries(STALE)) expect(jar.get(name)).not.toBe(value);
  await new Promise((resolve) => setTimeout(resolve, LEAST_MS));
  expect(await send()).toBe(200);
});
