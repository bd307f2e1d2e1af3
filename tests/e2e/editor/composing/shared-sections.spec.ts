import { expect, test, type Page } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { complaintsOf, edit, headline, isSaved, started, text } from '../../support/editor.ts';
import { logIn } from '../../support/login.ts';
import { create, createPage, patch } from '../../../support/site/write.ts';

const module = (page: Page, id: string) => page.locator(`[data-module="${id}"]`);
const ids = (page: Page) =>
  page
    .locator('main [data-module]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-module') ?? ''));
const undo = (page: Page) => page.locator('.ed-bar').getByRole('button', { name: /^Rückgängig/u });
const frame = (page: Page) => page.locator('.ed-shared');

/** Makes what is worked on public. */
async function publish(page: Page) {
  await isSaved(page);
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(page.locator('.ed-alert')).toHaveText('Veröffentlicht.');
}

test('ED-21 chosen modules become a shared section, which is written in one place, and are detached by keys, each as one step of undo', async ({
  page,
  context,
  request,
}) => {
  const { de } = await createPage(request, [
    text('a', 'Davor.', 'Before.'),
    text('b', 'Gilt überall.', 'Is so everywhere.'),
    text('c', 'Auch das.', 'This, too.'),
  ]);
  await logIn(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = complaintsOf(page);
  await edit(page, de);
  await module(page, 'b').click();
  await module(page, 'c').click({ modifiers: ['Shift'] });
  await page
    .getByRole('toolbar', { name: /ausgewählt$/u })
    .getByRole('button', { name: 'Als gemeinsamer Abschnitt' })
    .click();
  // It is named after its first words; whoever makes it says another name.
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toHaveValue('Gilt überall.');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Als gemeinsamer Abschnitt' }).click();
  await expect(frame(page)).toContainText('Gemeinsamer Abschnitt: Gilt überall.');
  // The outline calls it by its name.
  await page.keyboard.press('F6');
  await page.getByRole('button', { name: 'Aufbau', exact: true }).click();
  await expect(page.locator('.ed-outline .ed-name').nth(1)).toHaveText(
    'Gemeinsamer Abschnitt: Gilt überall.',
  );
  await page.locator('.ed-panel').getByRole('button', { name: 'Schließen' }).click();
  const [, made = ''] = await ids(page);
  await undo(page).click();
  await expect.poll(() => ids(page)).toEqual(['a', 'b', 'c']);
  await page
    .locator('.ed-bar')
    .getByRole('button', { name: /^Wiederholen/u })
    .click();
  await expect.poll(() => ids(page)).toEqual(['a', made]);
  await expect(module(page, made)).toContainText('Auch das.');
  expect(await violations(page)).toEqual([]);

  // By keys: out of the section again, and back into it.
  await module(page, made).focus();
  await page.keyboard.press('Shift+F10');
  const more = page.locator('.ed-module-bar summary');
  await more.focus();
  await page.keyboard.press('Enter');
  const detach = page.getByRole('button', { name: 'Vom gemeinsamen Abschnitt lösen' });
  await expect(detach).toBeVisible();
  await detach.focus();
  await page.keyboard.press('Enter');
  await expect(frame(page)).toHaveCount(0);
  await expect.poll(async () => (await ids(page)).length).toBe(3);
  await expect(page.locator('main')).toContainText('Auch das.');
  await undo(page).click();
  await expect.poll(() => ids(page)).toEqual(['a', made]);
  await publish(page);
  const visitor = async (path: string) => (await request.get(path)).text();
  await expect(async () => expect(await visitor(de)).toContain('Auch das.')).toPass();

  // Where it is written: who shows it, and the place with its draft.
  await module(page, made).focus();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.locator('.ed-alert')).toContainText('kopiert');
  await frame(page).getByRole('link', { name: 'Dort bearbeiten' }).click();
  await started(page);
  // No section stands in one: neither offered nor pasted.
  await module(page, 'b').focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.locator('.ed-alert')).toContainText('kann kein anderer stehen');
  await expect.poll(() => ids(page)).toEqual(['b', 'c']);
  const words = page.locator('[data-field="c|content.de"]');
  await words.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Seit heute.');
  await isSaved(page);
  const preview = page.getByRole('link', { name: /^Vorschau mit diesem Entwurf/u });
  const address = (await preview.getAttribute('href')) ?? '';
  expect(address).toContain(de);
  expect(await (await context.request.get(address)).text()).toContain('Seit heute.');
  expect(await visitor(de)).not.toContain('Seit heute.');
  expect(await violations(page)).toEqual([]);
  const own = new URL(page.url()).pathname;
  await publish(page);
  await expect(async () => expect(await visitor(de)).toContain('Seit heute.')).toPass();
  expect((await request.get(own)).status()).toBe(404);
  expect(complaints).toEqual([]);
});

test('ED-21 a shared section is inserted and made by touch, in English @full', async ({
  browser,
  request,
}) => {
  const name = `Section ${Date.now()}`;
  const { id } = await create(request, 'shared_section', {
    name: { de: name, en: name },
    modules: [headline('m1', 'Überall', 'Everywhere')],
  });
  expect(id).toBeGreaterThan(0);
  const { en } = await createPage(request, [
    headline('a', 'Davor', 'Before we begin with everything interesting'),
  ]);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await logIn(context);
  const page = await context.newPage();
  await edit(page, en);
  const panel = page.locator('.ed-panel');
  await page.locator('.ed-here').tap();
  await page.locator('#ed-add-query').fill('shared');
  await panel.getByRole('button', { name: 'Shared section' }).first().tap();
  await panel.getByRole('button', { name: 'Shared section: Choose …' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(name);
  await dialog.getByRole('option', { name }).tap();
  await expect(frame(page)).toContainText(`Shared section: ${name}`);
  await isSaved(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await panel.getByRole('button', { name: 'Close' }).first().tap();
  await module(page, 'a').tap();
  await page.locator('.ed-module-bar summary').tap();
  await page.getByRole('button', { name: 'As shared section' }).tap();
  await expect(dialog.getByRole('textbox')).toHaveValue('Before we begin with everything …');
  await dialog.getByRole('button', { name: 'As shared section' }).tap();
  await expect(frame(page)).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await context.close();
});

test('ED-21 a section that is published elsewhere is shown as it is now on a page that is open, and whoever writes beside it writes on @full', async ({
  page,
  context,
  request,
}) => {
  const name = { de: `Abschnitt ${Date.now()}`, en: 'Section' };
  const section = await create(request, 'shared_section', {
    name,
    modules: [headline('m1', 'Überall', 'Everywhere')],
    is_online: true,
  });
  const { de } = await createPage(request, [
    text('a', 'Davor.', 'Before.'),
    { id: 's', kind: 'sharedsection', data: { section: section.id } },
  ]);
  await logIn(context);
  const heard = page.waitForResponse((response) => response.url().endsWith('/presence'));
  await edit(page, de);
  await heard;
  await module(page, 'a').locator('p').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Und');
  await patch(request, 'shared_section', section, { modules: [headline('m1', 'Neu', 'New')] });
  await expect(module(page, 's')).toContainText('Neu');
  await page.keyboard.type(' weiter');
  await expect(page.locator('.ed-rich-text')).toHaveText('Davor. Und weiter');
  await isSaved(page);
});
