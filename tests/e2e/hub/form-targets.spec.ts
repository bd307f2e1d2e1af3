import { expect, test } from '@playwright/test';
import { logIn } from '../support/login.ts';
import { unique } from '../support/unique.ts';

/* ED-12: what a record points to is looked for in its form, with scripts off. */

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ED-12 what a search in a form finds is counted and paged, and what was typed stays', async ({
    page,
    context,
  }) => {
    await logIn(context);
    const title = unique('Viele Treffer');
    await page.goto('/de/cms-hub/event/new');
    await page.getByLabel('Titel (Deutsch)', { exact: true }).fill(title);
    const field = page.locator('fieldset.hub-lookup:has(input[name="parent~q"])');
    const find = (name: string) => field.getByRole('button', { name }).click();
    const shown = () => field.getByRole('radio').count();
    await field.getByRole('searchbox').fill('a');
    await find('Suchen');
    const count = field.getByRole('status');
    await expect(count).toContainText(/^\d+ Treffer\. Zu sehen sind 1 bis 20\.$/u);
    const total = Number.parseInt(await count.innerText(), 10);
    expect(await shown()).toBe(21);
    const first = await field.locator('label').allInnerTexts();
    await field.getByRole('radio').nth(3).check();

    await find('Weitere Treffer');
    await expect(count).toContainText(`Zu sehen sind 21 bis ${Math.min(40, total)}.`);
    await expect(field.getByRole('radio').nth(1)).toBeChecked();
    const second = await field.locator('label').allInnerTexts();
    expect(first[3]).toContain(second[1] ?? '-');
    expect(second.slice(2)).not.toEqual(expect.arrayContaining(first.slice(4)));
    await expect(page.getByLabel('Titel (Deutsch)', { exact: true })).toHaveValue(title);

    await find('Vorige Treffer');
    await expect(count).toContainText('Zu sehen sind 1 bis 20.');
    await expect(field.getByRole('radio', { checked: true })).toHaveCount(1);
  });
});
