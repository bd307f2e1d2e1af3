import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { comingEvents, stir } from '../../support/site/pages.ts';

/** A form of visitors: where it is, what is typed wrongly, and what stays typed. */
interface Case {
  readonly path: string;
  readonly fill: Readonly<Record<string, string>>;
  /** How many fields are wrong then. */
  readonly wrong: number;
}

async function casesOf(request: APIRequestContext): Promise<readonly Case[]> {
  const events = await comingEvents(request);
  /** The first page below an event of this status that has a form. */
  const formBelow = async (wanted: string, part: string): Promise<string> => {
    for (const { link } of events.filter(({ status }) => status === wanted)) {
      const answer = await request.get(`${link}/${part}`);
      if (answer.ok() && (await answer.text()).includes('name="email"')) return `${link}/${part}`;
    }
    throw new Error(`no event has a form at ${part}`);
  };
  return [
    ...[1, 2, 3, 4, 5].map((id) => ({ path: `/de/forms/form/${id}`, fill: {}, wrong: 0 })),
    { path: '/de/anmelden', fill: { email: 'ada at example' }, wrong: 2 },
    { path: '/de/anmelden/passwort', fill: { email: 'ada at example' }, wrong: 1 },
    {
      path: await formBelow('sold_out', 'warteliste'),
      fill: { email: 'ada at example', note: 'Zwei' },
      wrong: 1,
    },
    {
      path: await formBelow('on_sale', 'benachrichtigung'),
      fill: { email: 'ada at example' },
      wrong: 1,
    },
  ];
}

/** What a refused form shows: its summary, and each message at its field. */
const shownOn = (page: Page) =>
  page.evaluate(() => {
    const summary = document.querySelector<HTMLElement>('#field-errors');
    const lines = [...(summary?.querySelectorAll('p') ?? [])].reduce((sum, words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return (
        sum + new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size
      );
    }, 0);
    const messages = [...document.querySelectorAll<HTMLElement>('main .field-error')].filter(
      (message) => message.checkVisibility(),
    );
    const edges = messages.map(({ parentElement }) => {
      const { borderInlineStartColor, borderInlineStartWidth } = getComputedStyle(
        parentElement ?? document.body,
      );
      return `${borderInlineStartWidth} ${borderInlineStartColor}`;
    });
    const links = [...(summary?.querySelectorAll('a') ?? [])].map((link) => {
      const control = document.querySelector(link.hash);
      const described = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
      return described.some((id) => id.endsWith('-field-error') && document.getElementById(id));
    });
    return {
      lines,
      links,
      edges: [...new Set(edges)],
      messages: messages.map((message) => message.textContent.trim()),
      summary: summary?.textContent ?? '',
    };
  });

for (const javaScriptEnabled of [true, false])
  test(`FO-05 every form of visitors says what is wrong once, at its field, and names the fields in three lines, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled,
      baseURL: baseURL ?? '',
      viewport: { width: 390, height: 844 },
      locale: 'de-DE',
    });
    const page = await context.newPage();
    const edges = new Set<string>();
    let seen = 0;
    for (const { path, fill, wrong } of await casesOf(request)) {
      await page.goto(path);
      if (javaScriptEnabled) {
        // What a form hides moves its button: nobody presses it at that very moment.
        const hasForm = (await page.locator('main [data-form-box]').count()) > 0;
        const told = hasForm ? page.waitForResponse(/\/api\/forms\//u) : null;
        await stir(page);
        await (await told)?.finished();
      }
      const form = page.locator('main form[method=post]').first();
      for (const [name, value] of Object.entries(fill))
        await form.locator(`[name=${name}]`).fill(value);
      await form.locator('button.button').first().click();
      await expect(page.locator('#field-errors'), path).toBeFocused();
      await expect(page).toHaveTitle(/^Fehler: (?!Fehler)/u);
      const shown = await shownOn(page);
      seen += shown.messages.length;
      expect(shown.lines, path).toBeLessThanOrEqual(3);
      expect(shown.links, path).toEqual(
        Array.from({ length: Math.min(3, shown.messages.length) }, () => true),
      );
      if (wrong > 0) expect(shown.messages.length, path).toBe(wrong);
      for (const message of shown.messages) expect(shown.summary, path).not.toContain(message);
      for (const edge of shown.edges) edges.add(edge);
      for (const [name, value] of Object.entries(fill))
        await expect(form.locator(`[name=${name}]`), path).toHaveValue(value);
      await page.locator('#field-errors a').first().click();
      const target = await page.locator('#field-errors a').first().getAttribute('href');
      await expect(page.locator(target ?? 'none')).toBeFocused();
    }
    expect(edges.size).toBe(1);
    expect(seen).toBeGreaterThan(8);
    await context.close();
  });
