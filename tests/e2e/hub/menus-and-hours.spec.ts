import { expect, test } from '@playwright/test';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { csrfHeader, logIn } from '../support/login.ts';
import { htmlErrors } from '../../support/site/vnu.ts';

/* Redirects, opening hours and menus in the hub, all of it without scripts. */

test.use({ javaScriptEnabled: false });
// Two documents a test are checked by programs of their own, which takes time on a busy machine.
test.describe.configure({ mode: 'default' });

test('RT-07 an address is followed step by step, and the list tells chains and dead ends', async ({
  page,
  context,
}) => {
  await logIn(context, 'admin');
  const headers = await csrfHeader(context);
  const make = async (old_path: string, new_path: string) => {
    const data = { is_online: true, old_path, new_path };
    const made = await context.request.post('/de/pageeditor-api/records/redirect', {
      headers,
      data,
    });
    expect(made.status()).toBe(201);
  };
  await make('/de/probe-b', '/de/probe-nichts');
  await make('/de/probe-a', '/de/probe-b');
  await page.goto('/de/cms-hub/redirect');
  await expect(page.locator('main')).toContainText('Am Ende steht /de/probe-nichts.');
  expect(await violationsWithoutScripts(page)).toEqual([]);
  expect(await htmlErrors([[page.url(), await page.content()]])).toBe('');
  await page.getByLabel('Adresse', { exact: true }).fill('/de/probe-a');
  await page.getByRole('button', { name: 'Testen' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Die Adresse führt ins Leere: /de/probe-nichts.',
  );
  await expect(page.locator('.hub-way li')).toHaveCount(3);
  expect(await violationsWithoutScripts(page)).toEqual([]);
  // A loop is refused at its field.
  await page.goto('/de/cms-hub/redirect/new');
  await page.locator('[name="old_path"]').fill('/de/probe-nichts');
  await page.locator('[name="new_path"]').fill('/de/probe-a');
  await page
    .locator('form.hub-form')
    .getByRole('button', { name: 'Speichern', exact: true })
    .click();
  await expect(page.locator('#new_path-field-error')).toHaveText(
    'Diese Weiterleitung würde im Kreis führen.',
  );
  const bad = await page.goto('/de/cms-hub/redirect/test?path=https%3A%2F%2Fevil.example%2F');
  expect(bad?.status()).toBe(400);
  await expect(page.locator('#path-field-error')).toBeVisible();
});

test('OH-01 the box office changes the week in one form; a stale one and bad times are told @full', async ({
  page,
  context,
}) => {
  await logIn(context, 'box_office');
  await page.goto('/de/cms-hub/hours');
  expect(await violationsWithoutScripts(page)).toEqual([]);
  expect(await htmlErrors([[page.url(), await page.content()]])).toBe('');
  const field = (name: string) => page.locator(`[id="${name}"]`);
  const save = () => page.getByRole('button', { name: 'Woche speichern' }).click();
  const stale = (await page.locator('input[name="stamp"]').inputValue()) || '-';
  await field('mo.0.from').fill('09:00');
  await field('mo.0.to').fill('08:00');
  await save();
  await expect(page.locator('[id="mo.0.to-error"]')).toBeVisible();
  await expect(field('mo.0.from')).toHaveValue('09:00');
  await field('mo.0.to').fill('12:00');
  await save();
  await expect(page.getByRole('status')).toContainText('gilt ab sofort');
  await expect(field('mo.0.from')).toHaveValue('09:00');
  // The form of before is told so, and overwrites nothing.
  const origin = new URL(page.url()).origin;
  const sent = await context.request.post('/de/cms-hub/hours', {
    form: { stamp: stale, 'mo.0.from': '10:00', 'mo.0.to': '11:00' },
    headers: { origin },
    maxRedirects: 0,
  });
  expect(sent.status()).toBe(409);
  await page.goto('/de/cms-hub/hours');
  await expect(field('mo.0.from')).toHaveValue('09:00');
  // Taken away again: the day is closed as before.
  await field('mo.0.from').fill('');
  await field('mo.0.to').fill('');
  await save();
  await expect(field('mo.0.from')).toHaveValue('');
  // Holidays: several days at once, found in the calendar, and sent twice without harm.
  await page.goto('/de/cms-hub/hours?month=2041-07');
  await page
    .getByRole('link', { name: /3\. Juli 2041/u })
    .first()
    .click();
  await page.locator('#until').fill('2041-07-05');
  await page.getByLabel('geschlossen').check();
  await page.locator('form.hub-form .button').click();
  await page.locator('#until').fill('2041-07-05');
  await page.locator('form.hub-form .button').click();
  await page.goto('/de/cms-hub/hours?month=2041-07');
  await expect(page.locator('.hub-exception')).toHaveCount(3);
});

test('CM-01 an entry is moved by buttons, and the public menu follows at once @full', async ({
  page,
  context,
}) => {
  await logIn(context, 'editor');
  await page.goto('/de/cms-hub/menus');
  expect(await violationsWithoutScripts(page)).toEqual([]);
  expect(await htmlErrors([[page.url(), await page.content()]])).toBe('');
  const names = () =>
    page.locator('section[aria-labelledby="place-secondary"] .hub-node-name a').allTextContents();
  const publicNames = async () => {
    const html = await (await context.request.get('/de/impressum')).text();
    const before = await names();
    return before.toSorted((left, right) => html.indexOf(`>${left}`) - html.indexOf(`>${right}`));
  };
  const [first = '', second = '', ...others] = await names();
  const stamp = await page.locator('input[name="stamp"]').inputValue();
  const place = page.locator('section[aria-labelledby="place-secondary"]');
  await place.getByRole('button', { name: `${first} nach unten` }).click();
  await expect(page.getByRole('status')).toContainText('Verschoben.');
  expect(await names()).toEqual([second, first, ...others]);
  expect(await publicNames()).toEqual([second, first, ...others]);
  const sent = await context.request.post('/de/cms-hub/menus', {
    form: { stamp, move: 'up.1' },
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
  expect(sent.status()).toBe(409);
  await place.getByRole('button', { name: `${first} nach oben` }).click();
  expect(await names()).toEqual([first, second, ...others]);
});

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('CM-01 an entry is dragged and moved by keys, and a new one is made below it @full', async ({
    page,
    context,
  }) => {
    await logIn(context, 'editor');
    await page.goto('/de/cms-hub/menus');
    const place = page.locator('section[aria-labelledby="place-secondary"]');
    const nodes = place.locator('> .hub-tree > li > .hub-node');
    const names = () => nodes.locator('.hub-node-name a').allTextContents();
    const before = await names();
    const [first = '', second = ''] = before;
    // Dropped on the lower third of the second one: behind it.
    const box = await nodes.nth(1).boundingBox();
    const targetPosition = { x: 20, y: (box?.height ?? 0) - 3 };
    await nodes.nth(0).dragTo(nodes.nth(1), { targetPosition });
    await expect(page.getByRole('status')).toContainText('Verschoben.');
    expect(await names()).toEqual([second, first, ...before.slice(2)]);
    // The entry that was moved has the focus: by keys it goes back.
    await expect(place.getByRole('link', { name: first, exact: true })).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(nodes.nth(0)).toContainText(first);
    await expect(place.getByRole('link', { name: first, exact: true })).toBeFocused();
    expect(await names()).toEqual(before);
    await place.getByRole('link', { name: `Neuer Eintrag unter ${first}` }).click();
    await expect(page.locator('select[name="place"]')).toHaveValue('secondary');
    await expect(page.locator('[name="parent"] option:checked')).toHaveText(first);
  });
});
