import { expect, test } from '@playwright/test';
import { headline, isSaved, text } from '../../support/editor.ts';
import { caretAt, twoEditors } from '../../support/two-editors.ts';

test('ED-07 two write in one field of the record: each sees the other’s words at once, and the words of both stay @full', async ({
  browser,
  request,
}) => {
  const { mine, theirs, end } = await twoEditors(browser, request, [headline('h', 'Eins', 'One')], {
    title: { de: 'Ein Abend mit Musik', en: 'A night of music' },
  });
  const [title, other] = [mine, theirs].map((page) => page.locator('h1[data-record-text]'));
  if (!title || !other) throw new Error('two pages');
  await caretAt(title, 'Ein Abend'.length);
  await caretAt(other, 0);
  await theirs.keyboard.type('Heute: ');
  await isSaved(theirs);
  // Whoever stands in it sees what came, and goes on at the same word.
  await expect(title).toHaveText('Heute: Ein Abend mit Musik');
  await expect(title).toBeFocused();
  await mine.keyboard.type(' im Mai');
  await isSaved(mine);
  await expect(other).toHaveText('Heute: Ein Abend im Mai mit Musik');
  await theirs.keyboard.type('20 Uhr: ');
  await isSaved(theirs);
  await expect(title).toHaveText('Heute: 20 Uhr: Ein Abend im Mai mit Musik');
  await end();
});

test('ED-07 what somebody else writes leaves the caret at its words, in headlines and texts @full', async ({
  browser,
  request,
}) => {
  const { mine, theirs, end } = await twoEditors(browser, request, [
    headline('a', 'Der Chor singt', 'The choir sings'),
    text('t', 'Ein Satz ist das.', 'A sentence.'),
  ]);
  const line = (page: typeof mine) => page.locator('[data-field="a|content.de"]');
  await caretAt(line(mine), 'Der'.length);
  await caretAt(line(theirs), 'Der Chor singt'.length);
  await theirs.keyboard.type(' am Abend');
  await isSaved(theirs);
  await expect(line(mine)).toHaveText('Der Chor singt am Abend');
  await mine.keyboard.type(' kleine');
  await isSaved(mine);
  await expect(line(theirs)).toHaveText('Der kleine Chor singt am Abend');

  const words = (page: typeof mine) => page.locator('[data-module=t]');
  const written = (page: typeof mine) => page.locator('.ed-rich-text');
  await words(mine).locator('p').click();
  await caretAt(written(mine), 'Ein Satz'.length);
  await words(theirs).locator('p').click();
  await caretAt(written(theirs), 'Ein Satz ist das.'.length);
  await theirs.keyboard.type(' Noch einer.');
  await isSaved(theirs);
  await expect(written(mine)).toHaveText('Ein Satz ist das. Noch einer.');
  await mine.keyboard.type(' mehr');
  await isSaved(mine);
  await expect(written(theirs)).toHaveText('Ein Satz mehr ist das. Noch einer.');
  await theirs.keyboard.type(' Ende.');
  await isSaved(theirs);
  await expect(written(mine)).toHaveText('Ein Satz mehr ist das. Noch einer. Ende.');
  await end();
});
