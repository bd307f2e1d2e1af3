import { expect, test } from '@playwright/test';
import { openTestProvider, type TestProvider } from '../../support/accounts/openid-provider.ts';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { addUser } from '../../../src/lib/server/services/accounts/users.ts';
import { violations } from '../support/axe.ts';
import { startProduct, type ProductProcess } from '../../support/site/processes/product-process.ts';
import { htmlErrors } from '../../support/site/vnu.ts';

const EMAIL = 'keyholder@example.org';
const PASSWORD = 'seven quiet violins';

let provider: TestProvider;
let product: ProductProcess;
let isOpen = true;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  provider = await openTestProvider(() => `${product.origin}/de/anmelden/sso`);
  const { issuer, clientId, clientSecret, name } = provider.config;
  product = await startProduct({
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: name,
    },
  });
  const database = await openDatabase({ databaseUrl: null, dataDir: product.dataDir });
  const names = { first_name: 'Kim', last_name: 'Keyholder' };
  await addUser(database, { email: EMAIL, password: PASSWORD, role: 'editor', ...names });
  await database.db.destroy();
  provider.people.set('kim', { email: EMAIL, email_verified: true });
  provider.people.set('nobody', { email: 'nobody@example.org', email_verified: true });
  provider.people.set('new', { email: EMAIL, email_verified: false });
});
test.afterAll(async () => {
  await product.stop();
  if (isOpen) await provider.close();
});

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('US-01 the button leads to the provider and back to where one wanted to go', async ({
      page,
    }) => {
      provider.person = 'kim';
      const problems: string[] = [];
      page.on('console', (line) => {
        if (line.type() === 'error') problems.push(line.text());
      });
      await page.goto(`${product.origin}/en/user/settings`);
      await page.getByRole('button', { name: 'Log in with House of Keys' }).click();
      await expect(page).toHaveURL(`${product.origin}/en/user/settings`);
      await expect(page.locator('main')).toContainText('Where you are logged in');
      const cookies = await page.context().cookies();
      expect(cookies.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['foyer_session', 'foyer_user', 'csrftoken']),
      );
      expect(cookies.map(({ name }) => name)).not.toContain('foyer_sso');
      expect(problems).toEqual([]);
    });
  });

test('US-01 who may not sign in is told why at the login, in their language @full', async ({
  page,
}) => {
  const tries = [
    ['nobody', 'de', '/de/anmelden', 'Anmelden mit House of Keys', 'gibt es hier kein Konto'],
    ['new', 'en', '/en/login', 'Log in with House of Keys', 'has not verified'],
  ] as const;
  for (const [person, locale, path, button, text] of tries) {
    provider.person = person;
    await page.goto(`${product.origin}${path}`);
    await page.getByRole('button', { name: button }).click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?told=sso-`, 'u'));
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    expect(await violations(page)).toEqual([]);
    await page.context().clearCookies();
  }
  const html = await (await fetch(page.url())).text();
  expect(await htmlErrors([[page.url(), html]])).toBe('');
  // What belongs to nothing that was begun is told in the language that the visitor has.
  await page.goto(`${product.origin}/en`);
  await page.goto(`${product.origin}/de/anmelden/sso?code=a&state=b`);
  await expect(page).toHaveURL(`${product.origin}/en/login?told=sso-over`);
});

test('US-01 forms may lead to the provider on the login alone', async () => {
  const policyOf = async (path: string) =>
    (await fetch(product.origin + path)).headers.get('content-security-policy') ?? '';
  const { issuer } = provider.config;
  expect(await policyOf('/en/login')).toMatch(
    new RegExp(`form-action 'self' ${issuer}(?:;|$)`, 'u'),
  );
  expect((await policyOf('/en/login')).match(/form-action/gu)).toHaveLength(1);
  for (const path of ['/en', '/en/login/password', '/en/logout'])
    expect(await policyOf(path)).not.toContain(issuer);
});

test('US-01 leads nowhere but to pages of this site, whatever the form says', async ({ page }) => {
  provider.person = 'kim';
  await page.goto(`${product.origin}/en/login?next=//evil.example/`);
  await page.getByRole('button', { name: 'Log in with House of Keys' }).click();
  await expect(page).toHaveURL(`${product.origin}/en/cms-hub`);
});

test('US-01 a provider that is gone is told of, and the password goes on working @full', async ({
  page,
}) => {
  // Another process, which has not asked the provider yet.
  await provider.close();
  isOpen = false;
  await product.stop();
  const { issuer, clientId, clientSecret, name } = provider.config;
  const { dataDir } = product;
  product = await startProduct({
    dataDir,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: name,
    },
  });
  await page.goto(`${product.origin}/de/anmelden`);
  await page.getByRole('button', { name: 'Anmelden mit House of Keys' }).click();
  await expect(page.getByRole('alert')).toContainText('House of Keys antwortet gerade nicht');
  await page.getByLabel('E-Mail-Adresse').fill(EMAIL);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.locator('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(`${product.origin}/de/cms-hub`);
});

test('US-01 without a provider there is no button, and its address leads to the login', async ({
  page,
}) => {
  await page.goto('/en/login');
  await expect(page.locator('main').getByRole('button')).toHaveCount(1);
  await page.goto('/en/login/sso');
  await expect(page).toHaveURL(/\/en\/login$/u);
});
