import { expect, test } from '@playwright/test';
import { edit, headline, isSaved } from '../../support/editor.ts';
import { logIn } from '../../support/login.ts';
import { createPage, patch } from '../../../support/site/write.ts';

test.beforeEach(async ({ context }) => {
  await logIn(context);
});

test('ED-06 a version that is put back is undone by its name, and the draft is not compared with itself', async ({
  page,
  request,
}) => {
  const { de, saved } = await createPage(request, [headline('kopf', 'Zuerst', 'First')]);
  await patch(request, 'page', saved, { modules: [headline('kopf', 'Danach', 'Then')] });
  await edit(page, de);
  await page.locator('main [data-record-text=title]').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' neu');
  await isSaved(page);

  const bar = page.locator('.ed-bar');
  const panel = page.locator('.ed-panel');
  await bar.getByRole('button', { name: 'Fassungen' }).click();
  const draft = panel.locator('.ed-versions > li').filter({ hasText: 'Entwurf' });
  await expect(draft.getByRole('link', { name: 'Ansehen' })).toBeVisible();
  await expect(draft.getByRole('button')).toHaveCount(0);
  const first = panel.locator('.ed-versions > li').last();
  const name = await first.locator('strong').innerText();
  await first.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(page.getByText('Zuerst').first()).toBeVisible();
  await bar.getByRole('button', { name: `Rückgängig: ${name} wiederhergestellt` }).click();
  await bar.getByRole('button', { name: `Wiederholen: ${name} wiederhergestellt` }).click();

  // In the outline each button says which module it moves.
  await bar.getByRole('button', { name: 'Aufbau' }).click();
  for (const what of ['Nach oben', 'Nach unten', 'Bearbeiten'])
    await expect(
      panel.getByRole('button', { name: new RegExp(`^${what}: .*Zuerst`, 'u') }),
    ).toHaveCount(1);
});
