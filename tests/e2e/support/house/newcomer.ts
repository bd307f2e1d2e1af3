import { expect, type Locator, type Page } from '@playwright/test';
import { OWNER } from './empty-house.ts';

/*
 * Somebody who has never seen the hub: they log in, and from there they go by what is written
 * on menus, links and buttons. They type no address.
 */

/** The areas of the menu, as it is headed. */
type Area = 'Programm' | 'Website' | 'Besucher:innen' | 'Betrieb';

export class Newcomer {
  readonly page: Page;
  /** Buttons and links pressed, and choices made; what is typed does not count. */
  clicks = 0;

  constructor(page: Page) {
    this.page = page;
  }

  get main(): Locator {
    return this.page.locator('main');
  }

  /**
   * From the page where people log in; the only address that is typed.
   * @param place where that leads: a site that is closed is to be set up first
   */
  async logIn(origin: string, who = OWNER, place = 'Website einrichten'): Promise<void> {
    await this.page.goto(`${origin}/de/anmelden`);
    await this.fill({ 'E-Mail-Adresse': who.email, Passwort: who.password });
    await this.press('Anmelden');
    await expect(this.main.getByRole('heading', { level: 1 })).toHaveText(place);
  }

  async click(locator: Locator): Promise<void> {
    await locator.click();
    this.clicks += 1;
  }

  /** A tool of the menu, or a list in an area of it. */
  async open(name: string, area?: Area): Promise<void> {
    const menu = this.page.locator('nav.hub-menu');
    const place = area === undefined ? menu.locator(':scope > ul') : this.#areaOf(menu, area);
    const link = place.getByRole('link', { name, exact: true });
    if (area !== undefined && !(await link.isVisible())) await this.click(place.locator('summary'));
    await this.click(link);
    await expect(this.main.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  #areaOf(menu: Locator, area: Area): Locator {
    return menu.locator('details').filter({ has: this.page.getByText(area, { exact: true }) });
  }

  async follow(name: string | RegExp): Promise<void> {
    await this.click(this.main.getByRole('link', { name, exact: true }).first());
  }

  async press(name: string | RegExp): Promise<void> {
    const buttons = this.main.getByRole('button', { name, exact: true });
    await this.click(buttons.filter({ visible: true }).last());
  }

  /** Fills fields by their labels; of the same labels in a list the newest one. */
  async fill(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(fields)) {
      const field = this.main.getByLabel(label, { exact: true }).last();
      const isChoice = await field.evaluate((element) => element.tagName === 'SELECT');
      if (isChoice) await field.selectOption({ label: text });
      else await field.fill(text);
      this.clicks += isChoice ? 1 : 0;
    }
  }

  /** Makes a record by its form, from the list that is open. */
  async make(fields: Readonly<Record<string, string>>): Promise<void> {
    await this.follow(/^(?:Neu anlegen|Den ersten Eintrag anlegen)$/u);
    await this.fill(fields);
    await this.save();
  }

  async save(): Promise<void> {
    await this.press('Speichern');
    await expect(this.main.getByRole('status').first()).toHaveText('Gespeichert.');
  }

  /** Where the record whose form is open is public. */
  async publicPath(): Promise<string> {
    const link = this.main.getByRole('link', { name: 'Öffentliche Seite' });
    return (await link.getAttribute('href')) ?? '';
  }
}

/** What a visitor who is not logged in is answered. */
export const publicText = async (origin: string, path: string): Promise<string> =>
  (await (await fetch(origin + path)).text()).replaceAll('\u00a0', ' ');

/** Waits until visitors see some texts on a page, and none of others. */
export async function expectPublic(
  origin: string,
  path: string,
  texts: readonly string[],
  others: readonly string[] = [],
): Promise<void> {
  const missing = async () => {
    const html = await publicText(origin, path);
    return [
      ...texts.filter((text) => !html.includes(text)),
      ...others.filter((text) => html.includes(text)),
    ];
  };
  await expect.poll(missing, { message: path }).toEqual([]);
}
