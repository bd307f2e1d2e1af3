import { expect, test } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { headline, isSaved, text } from '../../support/editor.ts';
import { caretAt, twoEditors } from '../../support/two-editors.ts';

test('ED-07 a module in which somebody stands is deleted only when that is meant; who stood there is told by whom, writes into nothing else, and undo brings it back @full', async ({
  browser,
  request,
}) => {
  const { mine, theirs, end } = await twoEditors(browser, request, [
    headline('a', 'Bleibt', 'Stays'),
    text('t', 'Ein Satz.', 'A sentence.'),
    headline('b', 'Bleibt auch', 'Stays, too'),
  ]);
  await mine.locator('[data-module=t] p').click();
  await caretAt(mine.locator('.ed-rich-text'), 3);
  const module = theirs.locator('[data-module=t]');
  await expect(module).toHaveAttribute('data-presence', /./u);
  await module.focus();
  await theirs.keyboard.press('Delete');
  const question = theirs.getByRole('dialog');
  await expect(question).toContainText('Hier arbeitet noch jemand');
  expect(await violations(theirs)).toEqual([]);
  await question.getByRole('button', { name: 'Behalten' }).click();
  await expect(module).toBeVisible();
  await module.focus();
  await theirs.keyboard.press('Delete');
  await question.getByRole('button', { name: 'Trotzdem löschen' }).click();
  await isSaved(theirs);

  await expect(mine.locator('.ed-alert')).toContainText(
    /hat „Text: Ein Satz\.“ gelöscht, während Sie dort waren/u,
  );
  await mine.keyboard.type('weiter');
  await mine.keyboard.press('Enter');
  await expect(mine.locator('[data-module=t]')).toHaveCount(0);
  for (const [id, words] of [
    ['a', 'Bleibt'],
    ['b', 'Bleibt auch'],
  ])
    await expect(mine.locator(`[data-field="${id}|content.de"]`)).toHaveText(words ?? '');
  await expect(mine.locator('.ed-bar')).toBeFocused();
  expect(await violations(mine)).toEqual([]);

  await mine.keyboard.press('Control+z');
  await expect(mine.locator('[data-module=t]')).toHaveText('Ein Satz.');
  await isSaved(mine);
  await expect(module).toHaveText('Ein Satz.');
  await end();
});
