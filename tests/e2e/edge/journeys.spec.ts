import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { hasTools } from '../../../scripts/edge/run.mjs';
import { COOKIE, FORM_LEAST_MS } from '../../../src/lib/constants.ts';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { bookable, cartCookies, hasRoom } from '../../support/site/booking.ts';
import { LIST } from '../../support/site/pages.ts';
import { type EdgeSite, startEdgeSite } from '../../support/site/processes/edges.ts';
import { createPage } from '../../support/site/write.ts';
import { consentCookie, NOT_CHOSEN } from '../support/consent.ts';
import { edit, headline, isSaved } from '../support/editor.ts';
import { FAVOURITES, idsAt, noted, subscribe } from '../support/favourites.ts';
import { hasEdited, newUser } from '../support/login.ts';
import { openIn, WORDS } from '../support/widget.ts';

/*
 * EG-01: what visitors and editors do before the front at the edge, in the platform's own runtime:
 * what they see there, and what the server behind it knows then.
 */

test.skip(() => !hasTools(), 'the tools of the edge are not installed: npm ci --prefix edge');
// One site for all: each journey is another visitor's.
test.describe.configure({ mode: 'default' });

let site: EdgeSite;
test.beforeAll(async () => {
  site = await startEdgeSite();
});
test.afterAll(() => site.stop());

/** What the server itself shows a visitor. */
async function straight(page: Page, path: string): Promise<string> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return (await site.straight(path, { headers: { cookie } })).text;
}

const shows = async (page: Page, path: string, words: string): Promise<boolean> =>
  (await straight(page, path)).includes(words);

/** What somebody else sees at the edge. */
const others = async (path: string): Promise<string> => (await site.atEdge(path)).text;

const visit = (page: Page) => page.context().request;
const press = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).click();
const banner = (page: Page) => page.getByRole('region', { name: 'Externe Inhalte anzeigen?' });

async function consentOf(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === COOKIE.consent)?.value;
}

async function signIn(page: Page): Promise<void> {
  await hasEdited(page.context());
  const { email, password } = await newUser('editor', 'Mira', site.product().dataDir);
  await page.goto('/de/cms-hub');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await press(page, 'Anmelden');
  await expect(page).toHaveURL('/de/cms-hub');
}

interface Journey {
  readonly name: string;
  readonly hasScripts?: boolean;
  /** Of whom the banner asks; everybody else has refused. */
  readonly isAsked?: boolean;
  readonly go: (page: Page) => Promise<void>;
}

const JOURNEYS: readonly Journey[] = [
  {
    name: 'tickets are booked with the form',
    go: async (page) => {
      const { link } = await bookable(visit(page), hasRoom(2));
      await page.goto(link);
      await page.locator('details[data-booking] > summary').click();
      const amounts = page.locator('main form select:visible');
      await amounts.nth(0).selectOption('2');
      await amounts.nth(1).selectOption('1');
      await press(page, WORDS.de.send);
      await expect(page).toHaveURL('/de/warenkorb');
      await expect(page.locator('main')).toContainText('3 Karten');
      expect(await shows(page, '/de/warenkorb', '3 Karten')).toBe(true);
    },
  },
  {
    name: 'tickets are booked with the widget, and every later page knows the cart',
    hasScripts: true,
    go: async (page) => {
      const { link } = await bookable(visit(page), hasRoom(2));
      const widget = await openIn(page, link);
      await widget.getByRole('button', { name: WORDS.de.more }).first().click();
      await widget.getByRole('button', { name: WORDS.de.more }).first().click();
      await widget.getByRole('button', { name: WORDS.de.send }).click();
      await expect(widget.getByRole('heading', { name: WORDS.de.done })).toBeVisible();
      expect((await cartCookies(page))['cartAmount']).toBe('2');
      await page.goto('/de');
      await expect(page.locator('a[data-cart]')).toHaveAccessibleName(WORDS.de.badge);
      expect(await shows(page, '/de/warenkorb', '2 Karten')).toBe(true);
    },
  },
  {
    name: 'a form of the venue is sent, once it has been corrected',
    go: async (page) => {
      const words = 'Der Knopf am Rand hat keinen Namen.';
      await page.goto('/de/barriere-melden');
      await press(page, 'Absenden');
      await expect(page.locator('#field-errors')).toBeVisible();
      await page.getByLabel('Was geht nicht?').fill(words);
      // Sooner a form is taken for a program's.
      await page.waitForTimeout(FORM_LEAST_MS);
      await press(page, 'Absenden');
      await expect(page.locator('main').getByText('kümmert sich darum.')).toBeVisible();
      const { db } = await openDatabase({ databaseUrl: null, dataDir: site.product().dataDir });
      const entries = await db.selectFrom('form_entry').selectAll().execute();
      await db.destroy();
      expect(entries.filter((entry) => JSON.stringify(entry).includes(words))).toHaveLength(1);
    },
  },
  {
    name: 'a choice of services is kept on every page',
    hasScripts: true,
    isAsked: true,
    go: async (page) => {
      await page.goto('/de');
      await banner(page).getByRole('button', { name: 'Alle annehmen' }).click();
      await expect(banner(page)).toBeHidden();
      const chosen = await consentOf(page);
      expect(chosen).toBeDefined();
      for (const path of ['/de/team', LIST.de, '/de']) {
        await page.goto(path);
        await expect(page.locator('[data-consent]')).toBeHidden();
      }
      expect(await consentOf(page)).toBe(chosen);
      expect(await straight(page, '/de/cookie-einstellungen')).toMatch(
        /name="service"[^>]*checked/u,
      );
      // What is kept asks everybody else.
      expect(await others('/de')).toContain('data-consent');
    },
  },
  {
    name: 'services are chosen with the form',
    isAsked: true,
    go: async (page) => {
      const settings = '/de/cookie-einstellungen';
      await page.goto(settings);
      await page.getByRole('checkbox', { name: 'YouTube', exact: true }).check();
      await press(page, 'Auswahl speichern');
      await expect(page.locator('main')).toContainText('Ihre Wahl ist gespeichert.');
      // What another site sends chooses nothing.
      const headers = { origin: 'https://elsewhere.example' };
      const foreign = await visit(page).post(settings, { headers, form: { choice: 'none' } });
      expect(foreign.status()).toBe(403);
      await page.goto(settings);
      await expect(page.locator('main input[name=service]:checked')).toHaveCount(1);
      expect((await straight(page, settings)).match(/name="service"[^>]*checked/gu)).toHaveLength(
        1,
      );
    },
  },
  {
    name: 'an event is noted with a form, listed, and in a calendar of one’s own',
    go: async (page) => {
      await page.goto(LIST.de);
      const heart = page.locator('main [data-event] button.heart').nth(1);
      const id = (await heart.getAttribute('value')) ?? '';
      await heart.click();
      await expect(page).toHaveURL(`${LIST.de}#heart-${id}`);
      expect(await noted(page)).toEqual([id]);
      await page.goto(FAVOURITES.de);
      await expect(page.locator('main [data-event]')).toHaveCount(1);
      expect(await shows(page, FAVOURITES.de, `heart-${id}`)).toBe(true);
      // The address is the server's to know.
      const address = await subscribe(page);
      expect(await idsAt(visit(page), address)).toEqual([id]);
      const { pathname } = new URL(address);
      expect((await site.straight(pathname)).text).toBe((await site.atEdge(pathname)).text);
    },
  },
  {
    name: 'an event is noted in place',
    hasScripts: true,
    go: async (page) => {
      await page.goto(LIST.en);
      const heart = page.locator('main [data-event] button.heart:visible').first();
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await page.goto(FAVOURITES.en);
      await expect(page.locator('main [data-event]')).toHaveCount(1);
      const [id = ''] = await noted(page);
      expect(await shows(page, FAVOURITES.en, `heart-${id}`)).toBe(true);
      expect(await others(LIST.en)).not.toContain('aria-pressed="true"');
    },
  },
  {
    name: 'something is searched for, and narrowed',
    go: async (page) => {
      await page.goto('/de');
      await page.locator('details[data-search] summary').click();
      await page.locator('#search-box').fill('Konzert');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/de/search?q=Konzert');
      const parts = page.getByRole('navigation', { name: 'Bereiche der Suche' });
      await parts.getByRole('link', { name: /^Veranstaltungen/u }).click();
      await expect(page).toHaveURL('/de/search/events?q=Konzert');
      const hits = page.locator('main section li a[href]');
      const found = await hits.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(found.length).toBeGreaterThan(5);
      const own = await straight(page, '/de/search/events?q=Konzert');
      expect(found.filter((href) => !own.includes(`href="${href ?? ''}"`))).toEqual([]);
    },
  },
  {
    name: 'the language is switched, and what was chosen stays',
    go: async (page) => {
      const switchTo = (locale: string) =>
        page.locator('header nav.languages').locator(`a[hreflang=${locale}]`).first().click();
      await page.goto('/');
      await expect(page).toHaveURL('/de');
      await page.goto(`${LIST.de}?type=2`);
      await switchTo('en');
      await expect(page).toHaveURL(`${LIST.en}?type=2`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      const hearts = await page
        .locator('main button.heart')
        .evaluateAll((all) => all.map(({ id }) => id));
      const own = await straight(page, `${LIST.en}?type=2`);
      expect(hearts.length).toBeGreaterThan(1);
      expect(hearts.filter((id) => !own.includes(`id="${id}"`))).toEqual([]);
      await switchTo('de');
      await expect(page).toHaveURL(`${LIST.de}?type=2`);
    },
  },
  {
    name: 'a text is changed on its page, published, and seen by everybody',
    hasScripts: true,
    go: async (page) => {
      const { de } = await createPage(visit(page), [headline('h', 'Klang', 'Sound')]);
      expect(await others(de)).toContain('Klang');
      await signIn(page);
      await edit(page, de);
      await page.locator('[data-field="h|content.de"]').click();
      await page.keyboard.press('End');
      await page.keyboard.type(' und Raum');
      await isSaved(page);
      const isPublic = async () => [
        (await others(de)).includes('Klang und Raum'),
        (await site.straight(de)).text.includes('Klang und Raum'),
      ];
      // Nobody sees it before it is published.
      expect(await isPublic()).toEqual([false, false]);
      await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
      await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
      await expect(page.locator('.ed-alert')).toHaveText('Veröffentlicht.');
      await expect.poll(isPublic).toEqual([true, true]);
      // Everybody else is asked who they are.
      expect((await others(`${de}?edit`)).includes('ed-sign-in')).toBe(true);
    },
  },
  {
    name: 'the hub changes what every page shows',
    go: async (page) => {
      const name = 'Haus am Rand';
      const isPublic = async () => [
        (await others('/de')).includes(name),
        (await site.straight('/de')).text.includes(name),
      ];
      expect(await isPublic()).toEqual([false, false]);
      await signIn(page);
      await page.goto('/de/cms-hub/venue/1');
      await page.getByLabel('Name (Deutsch)', { exact: true }).fill(name);
      await press(page, 'Speichern');
      await expect(page).toHaveURL(/\?done=saved$/u);
      await expect.poll(isPublic).toEqual([true, true]);
      expect((await others('/de/cms-hub/venue/1')).includes('Name (Deutsch)')).toBe(false);
    },
  },
];

/** A browser of a visitor before the edge. */
function contextOf(browser: Browser, { hasScripts = false, isAsked = false }: Journey) {
  const domain = new URL(site.site).hostname;
  const refused = { cookies: [{ ...consentCookie([]), domain }], origins: [] };
  return browser.newContext({
    baseURL: site.site,
    javaScriptEnabled: hasScripts,
    storageState: isAsked ? NOT_CHOSEN : refused,
  });
}

for (const journey of JOURNEYS)
  test(`EG-01 through the edge, ${journey.hasScripts ? 'with' : 'without'} scripts: ${journey.name} @full`, async ({
    browser,
  }) => {
    const context: BrowserContext = await contextOf(browser, journey);
    await journey.go(await context.newPage());
    await context.close();
  });
