import { expect, test } from '@playwright/test';
import { logIn } from '../support/login.ts';

test('ED-12 FO-01 a form is changed in the hub, with every field and condition that it has', async ({
  page,
  context,
}) => {
  await logIn(context);
  await page.goto('/de/cms-hub/form/3');
  const read = async () =>
    (await (await context.request.get('/de/api/forms/3/')).json()) as Record<string, unknown>;
  const before = await read();
  await page.locator('[name="keep_days"]').fill('200');
  await page.getByRole('button', { name: 'Speichern' }).first().click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  expect(await read()).toEqual({ ...before, keep_days: 200 });
});
