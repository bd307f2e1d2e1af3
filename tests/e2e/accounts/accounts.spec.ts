import { expect, test, type Page } from '@playwright/test';
import { codeOf } from '../../support/accounts/accounts.ts';
import { keptMails } from '../../support/mail/mail-folder.ts';
import { violations } from '../support/axe.ts';
import { csrfHeader, newUser, signIn, type TestUser } from '../support/login.ts';
import { htmlErrors } from '../../support/site/vnu.ts';

const TEXTS = {
  de: {
    profile: '/de/user/profil',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    send: 'Anmelden',
    wrong: 'E-Mail-Adresse oder Passwort stimmen nicht.',
    out: 'Abmelden',
    gone: 'Sie sind abgemeldet.',
  },
  en: {
    profile: '/en/user/profile',
    email: 'E-mail address',
    password: 'Password',
    send: 'Log in',
    wrong: 'The e-mail address or the password is wrong.',
    out: 'Log out',
    gone: 'You are logged out.',
  },
} as const;

async function fill(page: Page, { email, password }: TestUser, locale: 'de' | 'en' = 'de') {
  const texts = TEXTS[locale];
  await page.getByLabel(texts.email).fill(email);
  await page.getByLabel(texts.password, { exact: true }).fill(password);
  await page.locator('main').getByRole('button', { name: texts.send }).click();
}

/** The status of the answer to a form. */
const statusOf = async (page: Page, send: Promise<void>): Promise<number> => {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    send,
  ]);
  return answer.status();
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of ['de', 'en'] as const)
    test(`US-01 RT-03 logging in leads to where one wanted to go, and out again (${locale}) @full`, async ({
      page,
      context,
    }) => {
      const user = await newUser();
      const texts = TEXTS[locale];
      await page.goto(texts.profile);
      await expect(page).toHaveURL(/(?:anmelden|login)\?next=/u);
      const wrong = { ...user, password: 'not that violin' };
      expect(await statusOf(page, fill(page, wrong, locale))).toBe(401);
      await expect(page.getByRole('alert')).toContainText(texts.wrong);
      await expect(page.getByLabel(texts.email)).toHaveValue(user.email);
      await expect(page.getByLabel(texts.password, { exact: true })).toHaveValue('');
      await fill(page, user, locale);
      await expect(page).toHaveURL(texts.profile);
      await expect(page.locator('main')).toContainText(user.email);
      const session = (await context.cookies()).find(({ name }) => name === 'foyer_session');
      expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      await page.locator('main').getByRole('button', { name: texts.out }).click();
      await expect(page.locator('main').getByRole('status')).toContainText(texts.gone);
      const left = (await context.cookies()).map(({ name }) => name);
      expect(left).not.toContain('foyer_session');
      expect(left).not.toContain('foyer_user');
      await context.addCookies(session === undefined ? [] : [session]);
      await page.goto(texts.profile);
      await expect(page).toHaveURL(/(?:anmelden|login)\?next=/u);
    });

  test('US-01 after five wrong tries the sixth has to wait, and the form is kept @full', async ({
    page,
  }) => {
    const user = await newUser();
    await page.goto('/de/anmelden');
    const wrong = { ...user, password: 'not that violin' };
    const statuses: number[] = [];
    for (let times = 0; times < 5; times += 1)
      statuses.push(await statusOf(page, fill(page, wrong)));
    statuses.push(await statusOf(page, fill(page, user)));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    await expect(page.getByRole('alert')).toContainText('zu viele Versuche');
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(user.email);
  });

  // ASVS 6.2.1
  test('US-01 a new password comes by mail @full', async ({ page }) => {
    const user = await newUser();
    await page.goto('/en/login');
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await page.getByLabel('E-mail address').fill(user.email);
    await page.getByRole('button', { name: 'Ask for the e-mail' }).click();
    await expect(page.locator('main').getByRole('status')).toContainText(
      'Please look in your mailbox',
    );
    const link = () =>
      /\/en\/login\/password\/\S+/u.exec(
        keptMails(process.env['E2E_DATA'] ?? '').find(({ to }) => to === user.email)?.text ?? '',
      )?.[0] ?? '';
    await expect.poll(link).not.toBe('');
    const address = link();
    await page.goto(address);
    await page.getByLabel('New password').fill('too short');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.locator('.field-error')).toContainText('at least 12');
    await page.getByLabel('New password').fill('eight loud trombones');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.locator('main').getByRole('status')).toContainText(
      'Your new password is set.',
    );
    await fill(page, { ...user, password: 'eight loud trombones' }, 'en');
    await expect(page).toHaveURL('/en/cms-hub');
    const again = await page.goto(address);
    expect(again?.status()).toBe(404);
    await expect(page.locator('main')).toContainText('This address does not work any more');
  });

  test('US-01 a second step: set up, asked for, ended @full', async ({
    page,
    browser,
    baseURL,
  }) => {
    const user = await newUser();
    await signIn(page.request, user);
    await page.goto('/en/user/settings');
    const factor = page.getByRole('region', { name: 'Second step of logging in' });
    await factor.getByLabel('Password').fill(user.password);
    await factor.getByRole('button', { name: 'Set up' }).click();
    await expect(factor.getByRole('img')).toBeVisible();
    const secret = await factor.locator('code').innerText();
    await factor.getByRole('textbox', { name: 'Code' }).fill('000000');
    await factor.getByRole('button', { name: 'Confirm' }).click();
    await expect(factor.locator('.field-error')).toContainText('This code is wrong, or over.');
    await factor.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
    await factor.getByRole('button', { name: 'Confirm' }).click();
    await expect(factor).toContainText('Your backup codes');
    const other = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL !== undefined && { baseURL }),
    });
    const page2 = await other.newPage();
    await page2.goto('/en/login?next=/en/cart');
    await fill(page2, user, 'en');
    await expect(page2).toHaveURL(/\/en\/login\/code/u);
    await page2.getByLabel('Code').fill(codeOf(secret));
    await page2.locator('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page2).toHaveURL('/en/cart');
    await other.close();
  });
});

// ASVS 7.4.4
test('LY-09 the header names who is signed in, with a menu for the keyboard, too', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en');
  await expect(page.getByText('Mira Test')).toHaveCount(0);
  await signIn(context.request, await newUser());
  await page.goto('/en');
  const menu = page.locator('details.user');
  await expect(menu.locator('summary')).toHaveText(/Account:\s*Mira Test/u);
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link')).toHaveText([
    'Edit this page',
    'Administration',
    'My profile',
    'Settings',
  ]);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(menu.locator('summary')).toBeFocused();
  await page.goto('/en?noToolbar');
  await expect(page.locator('details.user')).toHaveCount(0);
  await page.goto('/en');
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'Log out' }).click();
  await expect(page.locator('main').getByRole('status')).toContainText('You are logged out.');
  await expect(page.locator('details.user')).toHaveCount(0);
});

test('LY-09 a visitor edits nothing, and a session that is over leaves no trace @full', async ({
  page,
  context,
}) => {
  await signIn(context.request, await newUser('visitor'));
  await page.goto('/de');
  const menu = page.locator('details.user');
  await menu.locator('summary').click();
  await expect(menu.getByRole('link')).toHaveText(['Mein Profil', 'Einstellungen']);
  const [session] = (await context.cookies()).filter(({ name }) => name === 'foyer_session');
  await context.addCookies(session === undefined ? [] : [{ ...session, value: 'broken.token' }]);
  await page.goto('/de');
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain('foyer_user');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('foyer_session');
});

// ASVS 3.3.4
test('US-01 US-05 calls tell who is signed in, sign in over a page and out again @full', async ({
  context,
  baseURL,
}) => {
  const { request } = context;
  const user = await newUser();
  const call = '/en/api/user-login/';
  const data = { email: user.email, password: user.password };
  expect((await request.post(call, { data })).status()).toBe(403);
  expect((await request.get('/en/pageeditor-api/user')).status()).toBe(401);
  const before = await csrfHeader(context);
  const wrong = await request.post(call, { headers: before, data: { ...data, password: 'no' } });
  expect(wrong.status()).toBe(401);
  expect((await request.post(call, { headers: before, data: { email: 'x' } })).status()).toBe(400);
  const done = await request.post(call, { headers: before, data });
  expect(await done.json()).toEqual({ is_logged_in: true });
  expect(await (await request.get('/en/api/user-details/')).json()).toEqual({
    has_dashboard_online_access: true,
    is_logged_in: true,
    may_edit: true,
    username: user.email,
    email: user.email,
    first_name: 'Mira',
    last_name: 'Test',
    login_url: '/en/login',
    logout_url: '/en/logout',
    webshop_url: expect.any(String) as unknown,
  });
  expect(await (await request.get('/en/pageeditor-api/user')).json()).toMatchObject({
    email: user.email,
    admin_menus: expect.arrayContaining([
      { name: 'My profile', url: '/en/user/profile' },
      { name: 'Articles', url: '/en/cms-hub/article' },
    ]),
  });
  // US-04: whoever is signed in still has to show the token of the session, from a page of ours.
  const headers = await csrfHeader(context);
  expect(headers).not.toEqual(before);
  const foreign = { ...headers, origin: 'https://elsewhere.example' };
  const tag = { name: { de: `Marke ${user.email}`, en: '' }, show_in_filter: false };
  const records = '/en/pageeditor-api/records/tag/';
  expect((await request.post(records, { data: tag })).status()).toBe(403);
  expect((await request.post(records, { data: tag, headers: before })).status()).toBe(403);
  expect((await request.post(records, { data: tag, headers: foreign })).status()).toBe(403);
  const own = { ...headers, origin: new URL(baseURL ?? '').origin };
  expect((await request.post(records, { data: tag, headers: own })).status()).toBe(201);
  expect((await request.post('/en/api/user-logout/', { data: {} })).status()).toBe(403);
  expect((await request.post('/en/api/user-logout/', { data: {}, headers })).status()).toBe(200);
  expect((await request.post(records, { data: tag, headers })).status()).toBe(401);
});

test('US-02 a visitor who is signed in changes nothing', async ({ context }) => {
  await signIn(context.request, await newUser('visitor'));
  const headers = await csrfHeader(context);
  const data = { name: { de: 'Nein', en: '' } };
  const answer = await context.request.post('/de/pageeditor-api/records/tag/', { data, headers });
  expect(answer.status()).toBe(403);
});

test('RT-01 the pages of an account are valid and without axe violations, at 320 px, too @full', async ({
  page,
  context,
}) => {
  const user = await newUser();
  await signIn(context.request, user);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const problems: string[] = [];
  const documents: [string, string][] = [];
  const look = async (name: string) => {
    problems.push(...(await violations(page)));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (wide) problems.push(`${name} scrolls sideways`);
  };
  for (const path of ['/de/user/profil', '/en/user/settings', '/en/logout']) {
    const answer = await page.goto(path);
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    documents.push([path, (await answer?.text()) ?? '']);
    await look(path);
  }
  await page.goto('/de/user/einstellungen');
  const factor = page.getByRole('region', { name: 'Zweiter Schritt' });
  await factor.getByLabel('Passwort').fill(user.password);
  await factor.getByRole('button', { name: 'Einrichten' }).click();
  await expect(factor.getByRole('img')).toBeVisible();
  documents.push(['enrolment', await page.content()]);
  await look('enrolment');
  expect(problems).toEqual([]);
  const errors = await htmlErrors(documents);
  expect(errors).toBe('');
});
