import { expect, test, type Locator, type Page } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { copy } from '../../support/composing/material.ts';
import { isSaved, started } from '../../support/editor.ts';
import { logIn } from '../../support/login.ts';
import { uploaded } from '../../support/pictures.ts';

const MAX_ACTIONS = 45;

/** Somebody at a page: each click, each key command, and what is typed into one text are an action. */
class Person {
  actions = 0;
  readonly steps: string[] = [];
  readonly #page: Page;
  #step = { name: '', from: 0 };

  constructor(page: Page) {
    this.#page = page;
  }

  /** What the next actions are for. */
  begin(name: string): void {
    if (this.#step.name !== '')
      this.steps.push(`${this.#step.name} ${String(this.actions - this.#step.from)}`);
    this.#step = { name, from: this.actions };
  }

  async click(target: Locator): Promise<void> {
    this.actions += 1;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.actions += 1;
    await this.#page.keyboard.press(key);
  }

  async type(words: string): Promise<void> {
    this.actions += 1;
    await this.#page.keyboard.type(words);
  }

  async paste(words: string): Promise<void> {
    await copy(this.#page, { html: '', plain: words });
    await this.press('Control+v');
  }
}

const QUESTIONS = [
  'Wie lange dauert ein Konzert?',
  'Eine halbe Stunde.',
  'Was kostet der Eintritt?',
  'Nichts. Am Ausgang bitten wir um eine Spende.',
  'Wo sitze ich am besten?',
  'Unten im Schiff.',
];

/** In the order of the page. */
const ENGLISH = [
  'Half an hour at noon',
  'Every Saturday somebody else plays the great organ.',
  'The best half hour of the week',
  'How long is a concert?',
  'Half an hour.',
  'What is the entrance fee?',
  'None. At the exit we ask for a donation.',
  'Where do I sit best?',
  'Down in the nave.',
  'The organ was built in 1723 and has 41 stops.',
  'All dates',
];

test('ED-01 ED-08 the page of a concert series, ten modules in both languages, is composed in at most 45 actions @full', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const mark = `${process.pid}${String(Date.now() % 1_000_000)}`;
  // Its own: others put pictures into the same library.
  for (const at of [1, 2]) await uploaded(request, `Orgel ${mark} ${String(at)}`);
  const person = new Person(page);
  const panel = page.locator('.ed-panel');
  const dialog = page.getByRole('dialog');
  const text = (kind: string, field: string) =>
    page.locator(`[data-kind=${kind}] [data-field*="|${field}.de"]`).first();

  person.begin('page');
  await page.goto('/de/cms-hub');
  await person.click(page.locator('summary', { hasText: 'Website' }));
  await person.click(page.getByRole('link', { name: 'Seiten', exact: true }));
  await person.click(page.getByRole('link', { name: 'Neu anlegen' }));
  await person.click(page.getByLabel('Titel (Deutsch)', { exact: true }));
  await person.type(`Orgel am Samstag ${mark}`);
  await person.press('Tab');
  await person.type(`Organ on Saturday ${mark}`);
  await person.click(page.getByRole('button', { name: 'Speichern und auf der Seite schreiben' }));
  await started(page);

  person.begin('modules');
  await person.click(page.getByRole('button', { name: 'Hier etwas hinzufügen' }));
  for (const name of [
    'Überschrift',
    'Zitat',
    'Fragen und Antworten',
    'Bild und Text',
    'Link',
    'Bild',
    'Bilderstrecke',
    'Veranstaltungen',
  ])
    await person.click(
      panel.getByRole('button', { name: `${name}: hinzufügen und weiter auswählen` }).last(),
    );
  expect(await violations(page)).toEqual([]);
  await person.click(panel.getByRole('button', { name: 'Neues aus der Mediathek', exact: true }));
  await expect(panel).toHaveCount(0);

  person.begin('texts');
  await expect(text('headline', 'content')).toBeFocused();
  await person.type('Eine halbe Stunde am Mittag');
  await person.press('Enter');
  await person.type('Jeden Samstag spielt jemand anderes die große Orgel.');
  await person.press('Tab');
  await expect(text('quote', 'content')).toBeFocused();
  await person.type('Die beste halbe Stunde der Woche');
  await person.press('Tab');
  await expect(text('faq', 'children.0.question')).toBeFocused();
  await person.paste(QUESTIONS.join('\n'));
  await expect(page.locator('[data-kind=faq] details')).toHaveCount(3);
  await person.click(page.locator('[data-kind=twocolumns] [data-field*="|text.de"]'));
  await person.type('Die Orgel wurde 1723 gebaut und hat 41 Register.');
  await person.press('Tab');
  await expect(text('link', 'link_text')).toBeFocused();
  await person.type('Alle Termine');
  await person.click(page.locator('[data-kind=link] .ed-missing button:visible'));
  await expect(panel.locator('[data-path=link] input')).toBeFocused();
  await person.type('/de/programm');

  person.begin('series');
  await person.click(page.locator('[data-kind=eventlist]').first());
  await person.click(panel.locator('[data-path=series]').getByRole('button').first());
  await person.click(dialog.getByRole('option').first());

  person.begin('pictures');
  for (const kind of ['twocolumns', 'image']) {
    await person.click(page.locator(`[data-kind=${kind}] .ed-picture-button`));
    await person.click(dialog.getByRole('option', { name: mark }).first());
    await expect(dialog).toHaveCount(0);
  }
  await person.click(page.locator('[data-kind=imagelist] .ed-picture-button'));
  const own = dialog.getByRole('option', { name: mark });
  await person.click(own.first());
  await person.click(own.last());
  await person.click(dialog.getByRole('button', { name: '2 übernehmen' }));
  await expect(dialog).toHaveCount(0);

  person.begin('English');
  await person.click(page.locator('.ed-bar').getByRole('button', { name: 'Sprachen' }));
  await person.click(panel.getByRole('button', { name: 'Fehlendes in einem Zug übersetzen' }));
  await expect(panel.locator('.ed-translate li')).toHaveCount(ENGLISH.length);
  expect(await violations(page)).toEqual([]);
  await person.paste(ENGLISH.join('\n'));
  await expect(panel.locator('.ed-translate .ed-rich-text').last()).toHaveText(
    ENGLISH.at(-2) ?? '',
  );
  await isSaved(page);
  person.begin('');
  test.info().annotations.push({ type: 'actions', description: person.steps.join(', ') });
  expect(person.actions).toBeLessThanOrEqual(MAX_ACTIONS);

  // Nothing is missing, and both languages are there.
  await expect(page.locator('main .ed-missing button:visible')).toHaveCount(0);
  await expect(page.locator('main [data-module]')).toHaveCount(10);
  await page.goto(`/en/organ-on-saturday-${mark}?edit`);
  for (const words of ENGLISH) await expect(page.locator('main')).toContainText(words);
});
