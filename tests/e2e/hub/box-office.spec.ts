import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { PERMISSIONS } from '../../../src/lib/accounts/permissions.ts';
import { newEvent } from '../support/box-office.ts';
import { csrfHeader, logIn } from '../support/login.ts';

/* US-02: the box office says what has changed on the day, and nothing else. */

const CALLS = '/de/pageeditor-api';

async function eventOf(request: APIRequestContext, id: number) {
  const answer = await request.get(`${CALLS}/records/event/${String(id)}`);
  return (await answer.json()) as {
    version: number;
    status: string;
    title: { de: string };
    is_free: boolean;
  };
}

const linksOf = (page: Page) => page.locator('.hub-lists a').allTextContents();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('US-06 the box office finds its lists alone, and changes the status of an event by a short form', async ({
    page,
    context,
    request,
  }) => {
    // Of its own: a status of the demo's would be everybody's.
    const { name } = await newEvent(request);
    await logIn(context, 'box_office');
    await page.goto('/de/cms-hub');
    expect(await linksOf(page)).toEqual([
      'Veranstaltungen',
      'Eilmeldungen',
      'Regelmäßige Öffnungszeiten',
      'Abweichende Öffnungszeiten',
      'Wartelisten',
    ]);
    await page.getByText('Alle Bereiche').click();
    await page.locator('.hub-lists').getByRole('link', { name: 'Veranstaltungen' }).click();
    await page.getByRole('searchbox').last().fill(name);
    await page.getByRole('button', { name: 'Suchen' }).last().click();
    await page.getByRole('table').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/de\/cms-hub\/event\/\d+$/u);
    const named = await page
      .locator('main form [name]')
      .evaluateAll((all) =>
        all.map((control) => control.getAttribute('name')?.split(/[.~]/u)[0] ?? ''),
      );
    const fields: readonly string[] = PERMISSIONS.event.boxOfficeFields ?? [];
    expect(new Set(named)).toEqual(new Set(['version', ...fields]));
    await expect(page.getByText('Löschen …')).toHaveCount(0);
    await page.locator('select[name="status"]').selectOption('planned');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.locator('main').getByRole('status')).toHaveText('Gespeichert.');
    await expect(page.locator('select[name="status"]')).toHaveValue('planned');

    // An alert is made and changed; deleting it is not the box office's.
    await page.goto('/de/cms-hub/breaking_news/1');
    await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
    await expect(page.getByText('Löschen …')).toHaveCount(0);
  });
});

test('US-06 the box office changes no other field of an event, and is told at which', async ({
  context,
}) => {
  await logIn(context, 'box_office');
  const { request } = context;
  const before = await eventOf(request, 2);
  const headers = { ...(await csrfHeader(context)), 'if-match': `"${String(before.version)}-0"` };
  const path = `${CALLS}/records/event/2`;
  const patch = (data: object) => request.patch(path, { headers, data });
  const refused = await patch({ status: 'cancelled', title: { de: 'Anders', en: 'Other' } });
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({
    code: 'forbidden',
    fields: { title: 'Dieses Feld ändert die Rolle «Kasse» nicht.' },
  });
  // Each says something else than the record, whatever the demo of today makes of it.
  const price = { id: 'other', price: '12.50', sale_type_id: 'other', text: 'Anders' };
  const others = [{ is_online: false }, { prices: [price] }, { is_free: !before.is_free }];
  for (const data of others) expect([data, (await patch(data)).status()]).toEqual([data, 403]);
  // By a form that is not ours, too.
  const origin = new URL((await request.get('/robots.txt')).url()).origin;
  const sent = await request.post('/de/cms-hub/event/2', {
    form: { version: String(before.version), status: before.status, 'title.de': 'Anders' },
    headers: { origin },
  });
  expect(sent.status()).toBe(403);
  expect(await sent.text()).toContain('Dieses Feld ändert die Rolle «Kasse» nicht.');
  expect(await eventOf(request, 2)).toEqual(before);
  // What it may change it does.
  const saved = await patch({ status: 'postponed' });
  expect(await saved.json()).toMatchObject({ status: 'postponed', version: before.version + 1 });
});

test('ED-08 the menus of who edits lead to each kind’s own place, by what its role may do', async ({
  context,
}) => {
  const menus = async () => {
    const answer = await context.request.get(`${CALLS}/user`);
    const { admin_menus: all } = (await answer.json()) as { admin_menus: { url: string }[] };
    return all.map(({ url }) => url);
  };
  await logIn(context, 'box_office');
  const few = await menus();
  expect(few).toContain('/de/cms-hub/event');
  expect(few).not.toContain('/de/cms-hub/article');
  await context.clearCookies();
  await logIn(context);
  const kinds = ['article', 'venue', 'event', 'person', 'production', 'series', 'form'];
  const urls = await menus();
  expect(urls).toEqual(expect.arrayContaining(kinds.map((kind) => `/de/cms-hub/${kind}`)));
  expect(urls).not.toContain('/de/cms-hub/settings');
  for (const kind of kinds) {
    const list = await (await context.request.get(`/de/cms-hub/${kind}`)).text();
    const first = /<th scope="row"><a href="([^"]+)"/u.exec(list)?.[1] ?? '';
    expect([kind, (await context.request.get(first)).status()]).toEqual([kind, 200]);
  }
});
