import { expect, test } from '@playwright/test';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { logIn, newUser, signIn } from '../support/login.ts';
import { htmlErrors } from '../../support/site/vnu.ts';
import { unique } from '../support/unique.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('US-06 US-07 a token is made, shown once, used, revoked, and all that is in the log', async ({
    page,
    context,
    request,
  }) => {
    // A session of its own: others end theirs.
    await signIn(context.request, await newUser('admin'));
    await page.goto('/de/cms-hub/api_tokens');
    await page.getByRole('link', { name: 'Neues Token' }).click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page).toHaveTitle(/^Fehler/u);
    const name = unique('Import');
    await page.getByLabel('Wofür es ist').fill(name);
    await page.getByLabel('Rolle').selectOption('editor');
    await page.getByLabel('Rechte').fill('event:fly');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.locator('#scopes-field-error')).toContainText('event:fly');
    await expect(page.getByLabel('Wofür es ist')).toHaveValue(name);
    await page.getByLabel('Rechte').fill('event:*\ntag:read');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page).toHaveURL('/de/cms-hub/api_tokens/made');
    const token = (await page.locator('main code').textContent()) ?? '';
    expect(token).toMatch(/^foyer_[\w-]{48}$/u);
    await page.reload();
    await expect(page.locator('main code')).toHaveCount(0);

    const read = (path: string) =>
      request.get(`/de/pageeditor-api/records/${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await read('tag')).status()).toBe(200);
    const refused = await read('genre');
    expect([refused.status(), await refused.text()]).toEqual([
      403,
      expect.stringContaining('genre:read'),
    ]);
    await page.goto('/de/cms-hub/api_tokens');
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText(`${token.slice(0, 12)}…`);
    await row.getByRole('button', { name: 'Widerrufen' }).click();
    await expect(page.locator('main').getByRole('status')).toHaveText('Das Token gilt nicht mehr.');
    expect((await read('tag')).status()).toBe(401);

    await page.goto('/de/cms-hub/audit?q=api_token');
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(2);
    const csv = await context.request.get('/de/cms-hub/audit/audit.csv?q=api_token');
    const file = await csv.text();
    expect(file).toContain(name);
    expect(file).not.toContain(token);
    await page.goto('/de/cms-hub/audit?q=exportiert');
    await expect(page.getByRole('table')).toContainText('audit_entry');
  });

  test('US-06 the role of somebody is changed, and they are out @full', async ({
    page,
    context,
  }) => {
    const user = await newUser('editor');
    await logIn(context, 'admin');
    await page.goto(`/de/cms-hub/users?q=${user.email}`);
    await page.getByRole('row').filter({ hasText: user.email }).getByRole('link').click();
    await page.getByLabel('Rolle').selectOption('box_office');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.locator('main').getByRole('status')).toHaveText('Gespeichert.');
    await expect(page.getByLabel('Rolle')).toHaveValue('box_office');
  });

  test('US-06 the pages of accounts, tokens and the log are valid and accessible, also at 320 pixels @full', async ({
    page,
    context,
  }) => {
    await logIn(context, 'admin');
    await page.setViewportSize({ width: 320, height: 720 });
    const documents: [string, string][] = [];
    for (const path of [
      '/de/cms-hub/audit',
      '/en/cms-hub/users',
      '/en/cms-hub/users/new',
      '/de/cms-hub/api_tokens/new',
      '/en/cms-hub/api_tokens/made',
      '/de/cms-hub/waiting_list',
      '/de/cms-hub/event/1',
    ]) {
      await page.goto(path);
      expect([path, await violationsWithoutScripts(page)]).toEqual([path, []]);
      const width = await page.evaluate('document.documentElement.scrollWidth');
      expect([path, width]).toEqual([path, 320]);
      documents.push([path, await page.content()]);
    }
    const errors = await htmlErrors(documents);
    expect(errors).toBe('');
  });
});
