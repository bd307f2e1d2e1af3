import { expect, test, type Browser, type Page } from '@playwright/test';
import { openOverlay } from '../../support/site/pages.ts';
import type { Role } from '../../../src/lib/accounts/permissions.ts';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { edit, isSaved, text } from '../support/editor.ts';
import { csrfHeader, newUser, signIn } from '../support/login.ts';
import { htmlErrors } from '../../support/site/vnu.ts';
import { create } from '../../support/site/write.ts';

/* ED-17: changes of several records previewed as a whole site and published at one moment. */

/** A browser of somebody with a name of their own: who approves is somebody else. */
async function browserOf(browser: Browser, role: Role, name: string, scripts = false) {
  const context = await browser.newContext({ javaScriptEnabled: scripts });
  await signIn(context.request, await newUser(role, name));
  return { context, page: await context.newPage() };
}

/** Begins a release in the hub. @returns its id */
async function begin(page: Page, name: string): Promise<string> {
  await page.goto('/de/cms-hub/bundles');
  await page.locator('[name="name"]').fill(name);
  await page.getByRole('button', { name: 'Bündel beginnen' }).click();
  await expect(page.locator('h1')).toHaveText(name);
  return /bundles\/(\d+)/u.exec(page.url())?.[1] ?? '';
}

const main = (page: Page) => page.locator('main');
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).first().click();

/** Puts what the form of a record holds into a release. */
async function putForm(page: Page, release: string, path: string, fields: Record<string, string>) {
  await page.goto(`/de/cms-hub/${path}`);
  for (const [name, value] of Object.entries(fields))
    await page.locator(`[id="${name}"]`).fill(value);
  await page
    .locator('.hub-into-release')
    .evaluate((fold: HTMLDetailsElement) => (fold.open = true));
  await page.locator('#into-release').selectOption(release);
  await press(page, 'In das Bündel legen');
  await expect(page.getByRole('status').first()).toContainText('Öffentlich ist noch nichts davon');
}

test('ED-17 a release is filled, seen as a whole site, published and taken back, scripts off @full', async ({
  browser,
  page: visitor,
}) => {
  const { page, context } = await browserOf(browser, 'admin', 'Ada');
  const subtitle = `Probe ${Date.now()}`;
  const event = await create(context.request, 'event', {
    ...(await (await context.request.get('/de/api/event/1/')).json().then(eventInput)),
    title: { de: 'Gebündelt', en: 'Bundled' },
    is_online: true,
  });
  const entry = await create(context.request, 'menu_item', {
    menu_name: { de: 'Altes Menü', en: 'Old menu' },
    url: { de: '/de/programm-karten', en: '/en/events-tickets' },
    is_online: true,
  });
  const release = await begin(page, 'Spielzeit');
  expect(await violationsWithoutScripts(page)).toEqual([]);
  await putForm(page, release, `event/${event.id}`, { 'subtitle.de': subtitle });
  await putForm(page, release, `menu_item/${entry.id}`, { 'menu_name.de': 'Neues Menü' });
  await expect(page.locator('.hub-release-item')).toHaveCount(2);
  expect(await violationsWithoutScripts(page)).toEqual([]);
  expect(await htmlErrors([[page.url(), await page.content()]])).toBe('');

  const view = main(page).getByRole('link', { name: 'Ansehen: Gebündelt' });
  const shown = await view.getAttribute('href');

  // The whole site as it will be: its links lead on within it, for editors alone.
  await main(page).getByRole('link', { name: 'Website mit diesem Bündel ansehen' }).click();
  const bar = page.getByRole('complementary', { name: 'Vorschau' });
  await expect(bar).toContainText('Spielzeit');
  await expect(page.getByRole('link', { name: 'Neues Menü' }).first()).toBeAttached();
  expect(await htmlErrors([[page.url(), await page.content()]])).toBe('');
  await page
    .getByRole('link', { name: /^Programm/u })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`[?&]bundle=${release}`, 'u'));
  await expect(bar).toBeVisible();
  const path = new URL(shown ?? '', page.url()).pathname;
  await page.goto(`${path}?bundle=${release}`);
  await expect(main(page)).toContainText(subtitle);
  expect(await violationsWithoutScripts(page)).toEqual([]);
  for (const address of [path, `${path}?bundle=${release}`]) {
    const answer = await visitor.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(main(visitor)).not.toContainText(subtitle);
    await expect(visitor.locator('body')).not.toContainText('Neues Menü');
  }

  await page.goto(`/de/cms-hub/bundles/${release}`);
  await press(page, 'Jetzt veröffentlichen');
  await expect(page.getByRole('status').first()).toContainText('Veröffentlicht');
  await expect(async () => {
    await visitor.goto(path);
    await expect(main(visitor)).toContainText(subtitle, { timeout: 100 });
    await expect(visitor.locator('body')).toContainText('Neues Menü', { timeout: 100 });
  }).toPass();

  // What it was stays to be seen, in the past.
  const published = page.locator('.hub-release-item', { hasText: 'Neues Menü' });
  await expect(published).toContainText('Wurde so öffentlich');
  await expect(published.locator('summary')).toHaveText('1 Feld hat sich geändert');
  await published.locator('summary').click();
  await expect(published.getByRole('row', { name: /Altes Menü.*Neues Menü/su })).toBeVisible();
  const history = page.getByRole('link', { name: /^Verlauf: Gebündelt/u });
  await expect(history).toHaveAttribute('href', `/de/cms-hub/event/${event.id}/history`);
  expect(await violationsWithoutScripts(page)).toEqual([]);

  await press(page, 'Alles zurücknehmen');
  await expect(page.getByRole('status').first()).toContainText('Zurückgenommen');
  await expect(async () => {
    await visitor.goto(path);
    await expect(main(visitor)).not.toContainText(subtitle, { timeout: 100 });
    await expect(visitor.locator('body')).toContainText('Altes Menü', { timeout: 100 });
  }).toPass();
  await context.close();
});

/** What a caller may hand in again of an event, without its ticket. */
const eventInput = (event: object) =>
  Object.fromEntries(
    Object.entries(event).filter(([key]) =>
      ['date_start', 'date_end', 'room', 'production', 'season'].includes(key),
    ),
  );

test('ED-17 a time that is over is refused at its field, and what was typed stays @full', async ({
  browser,
}) => {
  const { page, context } = await browserOf(browser, 'admin', 'Ada');
  await begin(page, 'Von gestern');
  const at = page.locator('[name="at"]');
  await at.fill('2026-01-01T10:00');
  await press(page, 'Namen und Zeitpunkt speichern');
  await expect(page.locator('#at-field-error')).toHaveText('Dieser Zeitpunkt ist vorbei.');
  await expect(at).toHaveValue('2026-01-01T10:00');
  await page.goto('/de/cms-hub/bundles');
  await page.locator('[name="name"]').fill('Auch von gestern');
  await at.fill('2026-01-01T10:00');
  await press(page, 'Bündel beginnen');
  await expect(page.locator('#at-field-error')).toHaveText('Dieser Zeitpunkt ist vorbei.');
  await context.close();
});

test('ED-17 what a role may not publish alone is refused in every way, and approved by somebody else @full', async ({
  browser,
}) => {
  const boss = await browserOf(browser, 'admin', 'Bea');
  const ada = await browserOf(browser, 'editor', 'Ada');
  const genre = await create(boss.context.request, 'genre', {
    name: { de: 'Freigabe', en: 'Approval' },
    is_online: true,
  });
  // A kind that no other test writes: rules are the whole venue's.
  await boss.page.goto('/de/cms-hub/bundles/approvals');
  await boss.page.locator('input[value="genre.editor"]').check();
  await press(boss.page, 'Freigaben speichern');
  try {
    await ada.page.goto(`/de/cms-hub/genre/${genre.id}`);
    // The form says so and has no button that would be refused.
    await expect(main(ada.page).locator('.hub-into-release[open]')).toContainText(
      'gibt jemand anderes frei',
    );
    await expect(main(ada.page).getByRole('button', { name: 'Speichern' })).toHaveCount(0);
    const headers = { ...(await csrfHeader(ada.context)), 'if-match': '"1"' };
    const call = await ada.context.request.patch(`/de/pageeditor-api/records/genre/${genre.id}/`, {
      headers,
      data: { name: { de: 'Allein' } },
    });
    expect(call.status()).toBe(403);
    const gone = await ada.context.request.delete(`/de/pageeditor-api/records/genre/${genre.id}/`, {
      headers,
    });
    expect(gone.status()).toBe(403);

    const release = await begin(ada.page, 'Zur Freigabe');
    await putForm(ada.page, release, `genre/${genre.id}`, { 'name.de': 'Zu zweit' });
    await expect(main(ada.page)).toContainText('Wartet auf Freigabe');
    await expect(main(ada.page).getByRole('button', { name: 'Jetzt veröffentlichen' })).toHaveCount(
      0,
    );
    await expect(main(ada.page).getByRole('checkbox')).toHaveCount(0);

    // Whoever opens the hub sees that something waits, and goes there.
    await boss.page.goto('/de/cms-hub');
    const line = main(boss.page).getByRole('listitem').filter({ hasText: 'Zur Freigabe' });
    await expect(line).toContainText('1 Änderung · 1 wartet auf Freigabe');
    await line.getByRole('link', { name: 'Zur Freigabe' }).click();
    await expect(boss.page).toHaveURL(new RegExp(`/cms-hub/bundles/${release}$`, 'u'));
    await main(boss.page).getByRole('checkbox').check();
    await press(boss.page, 'Ausgewähltes zurückgeben');
    await expect(boss.page.locator('#word-field-error')).toHaveText(
      'Sagen Sie dazu, was noch fehlt.',
    );
    await expect(main(boss.page).getByRole('checkbox')).toBeChecked();
    await boss.page.locator('#word').fill('Auf Englisch fehlt es noch.');
    await press(boss.page, 'Ausgewähltes zurückgeben');
    await expect(main(boss.page)).toContainText('Zurückgegeben von Bea Test');
    await ada.page.goto('/de/cms-hub');
    await expect(
      main(ada.page).getByRole('listitem').filter({ hasText: 'Zur Freigabe' }),
    ).toContainText('1 zurückgegeben');
    const told = await ada.context.request.get(
      `/de/pageeditor-api/editing/genre/${genre.id}/bundles`,
    );
    expect(((await told.json()) as { held: unknown }).held).toMatchObject([
      { note: 'Zurückgegeben von Bea Test: „Auf Englisch fehlt es noch.“' },
    ]);

    await putForm(ada.page, release, `genre/${genre.id}`, {
      'name.de': 'Zu zweit',
      'name.en': 'In pairs',
    });
    await boss.page.goto(`/de/cms-hub/bundles/${release}`);
    await main(boss.page).getByRole('checkbox').check();
    await press(boss.page, 'Ausgewähltes freigeben');
    await expect(main(boss.page)).toContainText('Freigegeben von Bea Test');
    await ada.page.goto(`/de/cms-hub/bundles/${release}`);
    await press(ada.page, 'Jetzt veröffentlichen');
    await expect(ada.page.getByRole('status').first()).toContainText('Veröffentlicht');
    const now = await ada.context.request.get(`/de/api/genre/${genre.id}/`);
    expect(((await now.json()) as { name: unknown }).name).toEqual({
      de: 'Zu zweit',
      en: 'In pairs',
    });
  } finally {
    await boss.page.goto('/de/cms-hub/bundles/approvals');
    await boss.page.locator('input[value="genre.editor"]').uncheck();
    await press(boss.page, 'Freigaben speichern');
  }
  await boss.context.close();
  await ada.context.close();
});

test('ED-17 a preview keeps to its release in the overlay, which scripts open', async ({
  browser,
}) => {
  const { page, context } = await browserOf(browser, 'editor', 'Ada', true);
  const entry = await create(context.request, 'menu_item', {
    menu_name: { de: 'Im Überblick', en: 'At a glance' },
    url: { de: '/de/programm-karten', en: '/en/events-tickets' },
    is_online: false,
  });
  const release = await begin(page, 'Überblick');
  await putForm(page, release, `menu_item/${entry.id}`, { 'menu_name.de': 'Ein Überblick' });
  await page.goto(`/de?bundle=${release}`);
  await openOverlay(page);
  const events = page.locator('dialog[open] [data-programme] a[href^="/de/programm-karten"]');
  await expect(events).not.toHaveCount(0);
  for (const href of await events.evaluateAll((links) => links.map((a) => a.getAttribute('href'))))
    expect(href).toContain(`bundle=${release}`);
  await context.close();
});

test('ED-17 a page is put into a release where it is written, just as it stands there @full', async ({
  browser,
}) => {
  const { page, context } = await browserOf(browser, 'editor', 'Ada', true);
  const stamp = Date.now();
  const made = await create(context.request, 'page', {
    title: { de: 'Bündelseite', en: 'Bundle page' },
    urls: { de: `buendel-${stamp}`, en: `bundle-${stamp}` },
    modules: [text('a', 'Alter Satz.', 'Old sentence.')],
    is_online: true,
  });
  const release = await begin(page, `Seite ${stamp}`);
  await edit(page, `/de/buendel-${stamp}`);
  await page.getByText('Alter Satz.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Und ein neuer.');
  await isSaved(page);
  await page.getByRole('button', { name: 'Veröffentlichen' }).first().click();
  await page.locator('#ed-release').selectOption(release);
  await page.getByRole('button', { name: 'In das Bündel legen' }).click();
  await expect(page.locator('.ed-alert')).toHaveText(/^Im Bündel\. Öffentlich ist noch nichts/u);
  await expect(page.getByText('Liegt im Bündel')).toHaveText(
    `Liegt im Bündel Seite ${stamp} · Braucht keine Freigabe`,
  );
  await page.goto(`/de/buendel-${stamp}?bundle=${release}`);
  await expect(main(page)).toContainText('Alter Satz. Und ein neuer.');
  await page.goto(`/de/cms-hub/bundles/${release}`);
  await press(page, 'Jetzt veröffentlichen');
  await expect(page.getByRole('status').first()).toContainText('Veröffentlicht');
  await page.goto(`/de/buendel-${stamp}`);
  await expect(main(page)).toContainText('Alter Satz. Und ein neuer.');
  expect(made.id).toBeGreaterThan(0);
  await context.close();
});
