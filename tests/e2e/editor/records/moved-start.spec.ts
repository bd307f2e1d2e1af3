import { expect, test } from '@playwright/test';
import { edit, isSaved } from '../../support/editor.ts';
import { logIn } from '../../support/login.ts';
import { create } from '../../../support/site/write.ts';

test('ED-16 the end and the doors of an event move with its start, which is said and undone at once', async ({
  page,
  context,
  request,
}) => {
  await logIn(context);
  const event = await create(request, 'event', {
    title: { de: `Verlegt ${process.pid}`, en: `Moved ${process.pid}` },
    date_start: '2027-03-01T18:00:00Z',
    date_end: '2027-03-01T20:15:00Z',
    doors: '2027-03-01T17:00:00Z',
    room: 1,
  });
  await edit(page, `/de/programm-karten/x/${event.id}`);
  await page.getByRole('button', { name: 'Seite', exact: true }).click();
  const [start, end, doors] = ['date_start', 'date_end', 'doors'].map((key) =>
    page.locator(`.ed-panel [data-path=${key}] input`),
  );
  if (!start || !end || !doors) throw new Error('no fields');
  await start.fill('2027-03-03T20:30');
  await expect(end).toHaveValue('2027-03-03T22:45');
  await expect(doors).toHaveValue('2027-03-03T19:30');
  await expect(page.locator('[data-editor]')).toContainText('Mitgegangen: Einlass, Ende.');
  await isSaved(page);
  await page
    .getByRole('button', { name: /^Rückgängig/u })
    .first()
    .click();
  await expect(start).toHaveValue('2027-03-01T19:00');
  await expect(end).toHaveValue('2027-03-01T21:15');
  await expect(doors).toHaveValue('2027-03-01T18:00');
});
