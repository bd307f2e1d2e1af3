import { expect, test } from '@playwright/test';
import { edit, headline, isSaved } from '../../support/editor.ts';
import { logIn } from '../../support/login.ts';
import { create, createPage } from '../../../support/site/write.ts';

const picture = (alt: { readonly de: string; readonly en: string }) => ({
  src: '/poster/nature/event-1.svg',
  width: 800,
  height: 1000,
  alt,
});

test.beforeEach(async ({ context }) => {
  await logIn(context);
});

test('ED-08 a picture without words keeps a page from being published, and the way there leads into their field @full', async ({
  page,
  request,
}) => {
  const { de } = await createPage(request, [headline('h', 'Klang', 'Sound')]);
  await edit(page, de);
  const bar = page.locator('.ed-bar');
  const panel = page.locator('.ed-panel');
  await bar.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
  await panel.getByRole('button', { name: 'Bild', exact: true }).click();
  await panel.getByRole('button', { name: 'Aus der Mediathek …' }).click();
  await page.locator('[role=option]').first().click();
  for (const language of ['Deutsch', 'Englisch'])
    await panel.getByLabel(`Was auf dem Bild zu sehen ist (${language})`).fill('');
  await isSaved(page);
  await bar.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(page.locator('.ed-alert')).not.toHaveText('Veröffentlicht.');
  await panel.locator('.ed-field-errors').getByRole('button').first().click();
  const field = panel.getByLabel('Was auf dem Bild zu sehen ist (Deutsch)');
  await expect(field).toBeFocused();
  await page.keyboard.type('Ein Saal');
  await isSaved(page);
  await bar.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(page.locator('.ed-alert')).toHaveText('Veröffentlicht.');
});

test('ED-08 words for a picture in one language only are asked for in the other, and the hint leads into its field', async ({
  page,
  request,
}) => {
  const image = picture({ de: 'Ein Plakat', en: '' });
  const { de } = await createPage(request, [
    { id: 'i', kind: 'image', data: { image, format: 'horizontal' } },
  ]);
  await edit(page, de);
  await page.locator('.ed-bar').getByRole('button', { name: 'Prüfen', exact: true }).click();
  const panel = page.locator('.ed-panel');
  await panel.getByRole('button', { name: 'Dem Bild fehlt die englische Beschreibung.' }).click();
  await expect(panel.getByLabel('Was auf dem Bild zu sehen ist (Englisch)')).toBeFocused();
  await page.keyboard.type('A poster');
  await isSaved(page);
  await page.locator('.ed-bar').getByRole('button', { name: 'Prüfen', exact: true }).click();
  await expect(panel.getByText('Dem Bild fehlt')).toHaveCount(0);
});

test('ED-08 what has to be corrected is listed by its fields, each with the way there, and stays listed until it is right @full', async ({
  page,
  request,
}) => {
  const event = await create(request, 'event', {
    title: { de: 'Abend', en: 'Evening' },
    date_start: '2027-03-01T18:00:00Z',
    room: 1,
    modules: [
      {
        id: 'walk',
        kind: 'imagelist',
        data: { children: [{ image: picture({ de: 'Ein Plakat', en: '' }) }] },
      },
    ],
  });
  await edit(page, `/de/programm-karten/abend/${event.id}`);
  const bar = page.locator('.ed-bar');
  const panel = page.locator('.ed-panel');
  const errors = panel.locator('.ed-field-errors');
  await page.locator('[data-module=walk]').focus();
  await page.keyboard.press('Enter');
  await panel.locator('summary', { hasText: '1.' }).click();
  await panel.getByLabel('Was auf dem Bild zu sehen ist (Deutsch)').fill('');
  await panel.getByRole('button', { name: 'Hinzufügen: Bilder' }).click();
  await bar.getByRole('button', { name: 'Seite', exact: true }).click();
  await panel.getByLabel('Ende', { exact: true }).fill('2027-02-01T18:00');
  await isSaved(page);

  const listed = [/^Ende: /u, 'Bild 1: Beschreibung fehlt', 'Bild 2: kein Bild gewählt'];
  await bar.getByRole('button', { name: /eröffentlichen$/u }).click();
  await expect(errors.getByRole('button')).toHaveText(listed);
  await panel.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(page.locator('.ed-alert')).toContainText('Vorher zu verbessern');
  // The answer names what it came upon first.
  await expect(errors.getByRole('button')).toHaveText(listed);

  await errors.getByRole('button', { name: 'Bild 1: Beschreibung fehlt' }).click();
  await expect(panel.getByLabel('Was auf dem Bild zu sehen ist (Deutsch)')).toBeFocused();
  await page.keyboard.type('Ein Saal');
  await isSaved(page);
  await bar.getByRole('button', { name: /eröffentlichen$/u }).click();
  await expect(errors.getByRole('button')).toHaveCount(2);
  await errors.getByRole('button', { name: /^Ende: /u }).click();
  await expect(panel.getByLabel('Ende', { exact: true })).toBeFocused();
});
