import { expect, test } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { complaintsOf, edit, headline, isSaved } from '../support/editor.ts';
import { logIn } from '../support/login.ts';
import { createPage } from '../../support/site/write.ts';

const paragraph = (...children: readonly object[]) => ({ type: 'paragraph', children });

/** A text in German with a bold word, and in English. */
const rich = (id: string) => ({
  id,
  kind: 'text',
  data: {
    content: {
      de: [
        paragraph({ text: 'Der Große ' }, { text: 'Saal', bold: true }, { text: ' ist offen.' }),
        paragraph({ text: 'Im Saal wird geprobt.' }),
      ],
      en: [paragraph({ text: 'The Saal is open.' })],
    },
  },
});

test('ED-21 words of a page are found and replaced, one and all, and one undo takes all back', async ({
  page,
  context,
  request,
}) => {
  const complaints = complaintsOf(page);
  const { de } = await createPage(request, [
    headline('h', 'Saal und Saalplan', 'Saal'),
    rich('t'),
    { id: 'l', kind: 'link', data: { link_text: { de: 'Zum Saal', en: '' }, link: '/de/saal' } },
  ]);
  await logIn(context);
  await edit(page, de);
  const title = page.locator('[data-module="h"]');
  await expect(title).toContainText('Saal und Saalplan');
  await page.keyboard.press('ControlOrMeta+h');
  const panel = page.getByRole('region', { name: 'Suchen und ersetzen' });
  await panel.getByLabel('Suchen nach', { exact: true }).fill('saal');
  await expect(panel.getByRole('status')).toHaveText('Stellen: 7');
  await panel.getByLabel('Nur ganze Wörter').check();
  await expect(panel.getByRole('status')).toHaveText('Stellen: 6');
  await panel.getByLabel('Groß- und Kleinschreibung beachten').check();
  await expect(panel.getByRole('status')).toHaveText('Stellen: 0');
  await panel.getByLabel('Suchen nach', { exact: true }).fill('Saal');
  await expect(panel.getByRole('status')).toHaveText('Stellen: 6');
  expect(await violations(page)).toEqual([]);

  // From place to place, and one of them alone.
  await panel.getByLabel('Suchen nach', { exact: true }).press('Enter');
  await panel.getByLabel('Suchen nach', { exact: true }).press('Enter');
  const places = panel.getByRole('listitem');
  await expect(places.nth(1).getByRole('button').first()).toHaveAttribute('aria-current', 'true');
  await panel.getByRole('button', { name: 'Nächste', exact: true }).click();
  await expect(page.locator('[data-module="t"]')).toHaveAttribute('data-selected', '');
  await expect(page.locator('[data-module="t"]')).toBeInViewport();
  await panel.getByLabel('Ersetzen durch', { exact: true }).fill('Raum');
  await panel.getByRole('button', { name: 'Ersetzen', exact: true }).click();
  await expect(panel.getByRole('status')).toHaveText('Ersetzt: 1.');
  await expect(page.locator('[data-module="t"] strong')).toHaveText('Raum');
  await expect(page.locator('[data-module="t"]')).toContainText('Im Saal wird geprobt.');

  await panel.getByRole('button', { name: 'Alle ersetzen' }).click();
  await expect(panel.getByRole('status')).toHaveText('Ersetzt: 5.');
  await expect(title).toContainText('Raum und Saalplan');
  await expect(page.locator('[data-module="t"]')).toContainText('Im Raum wird geprobt.');
  await expect(page.locator('[data-module="l"]')).toContainText('Zum Raum');
  await page.getByRole('button', { name: 'Rückgängig: Ersetzen von „Saal“' }).click();
  await expect(title).toContainText('Saal und Saalplan');
  await expect(page.locator('[data-module="t"]')).toContainText('Im Saal wird geprobt.');
  await expect(page.locator('[data-module="t"] strong')).toHaveText('Raum');
  await isSaved(page);

  // Where links lead; what is no address is told at its place.
  await panel.getByLabel('In Adressen von Links').check();
  await panel.getByLabel('Suchen nach', { exact: true }).fill('/de/saal');
  await panel.getByLabel('Ersetzen durch', { exact: true }).fill('nirgends');
  await panel.getByRole('button', { name: 'Alle ersetzen' }).click();
  await expect(panel.getByRole('status')).toHaveText('Ersetzt: 0. Unverändert: 1.');
  await expect(places.first()).toContainText('keine gültige Adresse');
  await panel.getByLabel('Ersetzen durch', { exact: true }).fill('/de/besuch');
  await panel.getByRole('button', { name: 'Alle ersetzen' }).click();
  await expect(page.locator('[data-module="l"] a')).toHaveAttribute('href', '/de/besuch');
  await isSaved(page);
  expect(complaints).toEqual([]);
});
