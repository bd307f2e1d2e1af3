import { expect, test } from '@playwright/test';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { complaintsOf, edit, isSaved } from '../support/editor.ts';
import { logIn } from '../support/login.ts';
import { htmlErrors } from '../../support/site/vnu.ts';
import { create, patch } from '../../support/site/write.ts';
import { mark } from '../support/unique.ts';

const both = (de: string, en = de) => ({ de, en });
const found = 'dialog[open] [role=option]';

test.beforeEach(async ({ context }) => {
  await logIn(context);
});

test('ED-08 EV-12 a work and who performs are chosen for an event by their names, and stand on its page', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  const composer = await create(request, 'composer', { name: both(`Zwirnhuber ${mark()}`) });
  const work = await create(request, 'work', {
    title: both(`Sinfonie ${mark()}`, `Symphony ${mark()}`),
    composers: [composer.id],
    original_title: 'La tela',
    original_language: 'it',
  });
  const person = await create(request, 'person', { name: `Lea Faden ${mark()}` });
  const event = await create(request, 'event', {
    title: both('Abend'),
    date_start: '2027-03-01T18:00:00Z',
    room: 1,
  });
  await edit(page, `/de/programm-karten/abend/${event.id}`);
  await page.locator('.ed-bar').getByRole('button', { name: 'Seite', exact: true }).click();

  await page.getByRole('button', { name: 'Hinzufügen: Programm' }).click();
  await page.getByRole('button', { name: 'Werk: Wählen …' }).click();
  // A work is found by who wrote it, too.
  await page.getByRole('combobox', { name: 'Suchen' }).fill(`zwirnhuber ${mark()}`);
  // Others of like names may stand below it.
  await page.locator(found, { hasText: `Sinfonie ${mark()}` }).click();
  const name = `Sinfonie ${mark()} (Zwirnhuber ${mark()})`;
  await expect(page.locator('summary', { hasText: '1.' })).toHaveText(`1. ${name}`);

  await page.getByRole('button', { name: 'Hinzufügen: Mitwirkende' }).click();
  await page.getByRole('button', { name: 'Person: Wählen …' }).click();
  await page.getByRole('combobox', { name: 'Suchen' }).fill(`Lea Faden ${mark()}`);
  await expect(page.locator(found)).toHaveCount(1);
  await page.locator(found).click();
  await page.getByLabel('Angekündigt als').fill('DJ Faden');
  await isSaved(page);
  await page.reload();
  const works = page.getByRole('region', { name: 'Programm', exact: true });
  await expect(works).toContainText(`Zwirnhuber ${mark()}`);
  await expect(works.locator('[lang=it]')).toHaveText('La tela');
  const cast = page.getByRole('region', { name: 'Mitwirkende' });
  await expect(cast.getByRole('link', { name: 'DJ Faden' })).toHaveAttribute(
    'href',
    new RegExp(`/${person.id}$`, 'u'),
  );
  await expect(cast).not.toContainText('Mira');
  expect(work.version).toBe(1);
  expect(complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 720 } });

  test('EV-12 a composer and a work are made, found and renamed in the hub, and every event page that plays it has the new name @full', async ({
    page,
    request,
  }) => {
    const save = () => page.getByRole('button', { name: 'Speichern', exact: true }).click();
    const documents: [string, string][] = [];
    await page.goto('/de/cms-hub/composer/new');
    await page.getByLabel('Name (Deutsch)').fill(`Spindler ${mark()}`);
    await page.getByLabel('Geboren (Jahr)').fill('1805');
    await save();
    const first = Number(/\/composer\/(\d+)/u.exec(page.url())?.[1]);
    await page.goto('/de/cms-hub/work/new');
    await page.getByLabel('Titel (Deutsch)').fill(`Garnlied ${mark()}`);
    const composers = page.getByRole('group', { name: 'Komponist:innen' });
    await composers.getByRole('searchbox').fill(`spindler ${mark()}`);
    await composers.getByRole('button', { name: 'Suchen' }).click();
    await page.getByLabel(`Spindler ${mark()}`, { exact: true }).check();
    await page.getByLabel('Sprache des Originaltitels').fill('gar nicht');
    await save();
    await expect(page.getByText('Ein Sprachkürzel wie it oder ru-Latn').first()).toBeVisible();
    await expect(page.getByLabel('Titel (Deutsch)')).toHaveValue(`Garnlied ${mark()}`);
    await page.getByLabel('Sprache des Originaltitels').fill('');
    await save();
    await expect(page).toHaveURL(/\/cms-hub\/work\/\d+\?done=saved$/u);
    expect(await violationsWithoutScripts(page)).toEqual([]);
    documents.push([page.url(), await page.content()]);
    const form = page.url();

    const id = Number(/\/work\/(\d+)/u.exec(form)?.[1]);
    // Whose name comes first is said by the order, which the form keeps.
    const second = await create(request, 'composer', { name: both(`Aalbers ${mark()}`) });
    await patch(request, 'work', { id, version: 1 }, { composers: [first, second.id] });
    const event = await create(request, 'event', {
      title: both('Abend'),
      date_start: '2027-03-02T18:00:00Z',
      room: 1,
      programme: [{ work: id }, { text: both('Pause', 'Interval') }],
    });
    const evening = `/de/programm-karten/abend/${event.id}`;
    await page.goto(evening);
    const works = page.getByRole('region', { name: 'Programm', exact: true });
    const names = `Spindler ${mark()} / Aalbers ${mark()}`;
    await expect(works).toContainText(names);
    await expect(works).toContainText('Pause');
    expect(await violationsWithoutScripts(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    documents.push([evening, await page.content()]);

    await page.goto(`/de/cms-hub/work?q=${encodeURIComponent(`spindler ${mark()}`)}`);
    await page.getByRole('link', { name: `Garnlied ${mark()}` }).click();
    await page.getByLabel('Titel (Deutsch)').fill(`Seidenlied ${mark()}`);
    await save();
    await expect(async () => {
      await page.goto(evening);
      await expect(works).toContainText(`Seidenlied ${mark()}`, { timeout: 200 });
    }).toPass();
    await expect(works).not.toContainText('Garnlied');
    await expect(works).toContainText(names);
    const errors = await htmlErrors(documents);
    expect(errors).toBe('');
  });
});
