import { expect, test } from '@playwright/test';
import { AS_EDITOR } from '../../support/site/token.ts';
import { create, createPage, patch } from '../../support/site/write.ts';

const PAGES = '/de/pageeditor-api/records/page/';

test('API-03 US-02 visitors may neither read nor write through it', async ({ request }) => {
  const { saved } = await createPage(request, []);
  const one = `${PAGES}${saved.id}/`;
  const data = { title: { de: 'Fremd' } };
  for (const headers of [{}, { authorization: 'Bearer wrong-wrong-wrong-wrong-wrong-wrong-wrong' }])
    for (const answer of [
      await request.get(PAGES, { headers }),
      await request.post(PAGES, { headers, data }),
      await request.patch(one, { headers: { ...headers, 'if-match': '"1"' }, data }),
      await request.delete(one, { headers: { ...headers, 'if-match': '"1"' } }),
    ])
      // 403: what a form of another site could send does not even get so far.
      expect([401, 403]).toContain(answer.status());
  const now = await request.get(one, { headers: AS_EDITOR });
  expect(((await now.json()) as { version: number }).version).toBe(saved.version);
});

test('API-03 ED-07 makes, reads, changes and deletes; a stale or missing version is told', async ({
  request,
}) => {
  const made = await create(request, 'tag', { name: { de: 'Probe', en: 'Trial' } });
  const changed = await patch(request, 'tag', made, { name: { de: 'Anders', en: 'Different' } });
  expect(changed.version).toBe(2);
  const one = `/de/pageeditor-api/records/tag/${made.id}/`;
  const data = { name: { de: 'Zu spät', en: 'Too late' } };
  const stale = await request.post(one, { headers: { ...AS_EDITOR, 'if-match': '"1"' }, data });
  expect(stale.status()).toBe(409);
  expect((await request.post(one, { headers: AS_EDITOR, data })).status()).toBe(428);
  const headers = { ...AS_EDITOR, 'if-match': '"2"' };
  expect((await request.delete(one, { headers })).status()).toBe(200);
  expect((await request.get(one, { headers: AS_EDITOR })).status()).toBe(404);
});

test('API-01 bad input is told at its field, in the language of the address', async ({
  request,
}) => {
  const data = {
    title: { de: 'Kaputt' },
    urls: { de: 'kaputt' },
    modules: [{ id: 'a', kind: 'heromedia', data: { headline: { de: 'x' } } }],
  };
  const said = async (path: string) => {
    const response = await request.post(path, { headers: AS_EDITOR, data });
    expect(response.status()).toBe(400);
    return ((await response.json()) as { fields: unknown }).fields;
  };
  expect(await said(PAGES)).toEqual({
    'modules.0.data.online_from': 'Dieses Feld ist ein Pflichtfeld!',
  });
  expect(await said('/en/pageeditor-api/records/page/')).toEqual({
    'modules.0.data.online_from': 'This field is required!',
  });
});

test('API-01 what is no JSON, no object, or no kind is refused', async ({ request }) => {
  const post = async (path: string, body: string, type = 'application/json') =>
    (
      await request.post(path, { headers: { ...AS_EDITOR, 'content-type': type }, data: body })
    ).status();
  expect(await post(PAGES, 'title=x', 'application/x-www-form-urlencoded')).toBe(415);
  expect(await post(PAGES, '{')).toBe(400);
  expect(await post(PAGES, '[]')).toBe(400);
  expect(await post(PAGES, '{"__proto__":{"title":1}}')).toBe(400);
  expect(await post('/de/pageeditor-api/records/nothing/', '{}')).toBe(404);
  expect(await post('/de/pageeditor-api/records/constructor/', '{}')).toBe(404);
  const deep = `{"modules":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  expect(await post(PAGES, deep)).toBe(400);
});
