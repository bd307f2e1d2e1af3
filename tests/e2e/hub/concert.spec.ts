import { expect, test, type Locator, type Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { newEvent } from '../support/box-office.ts';
import { logIn } from '../support/login.ts';
import { unique } from '../support/unique.ts';

/*
 * How much it takes to make an evening in the hub, and to correct one. An action is a click or a
 * key that does something; what is typed into a field counts with the way to it as one.
 */

const MOST_ACTIONS = 18;
const MOST_TAPS = 3;

/** How somebody uses a form, each of them one action. */
interface Hand {
  readonly press: (target: Locator) => Promise<void>;
  readonly type: (target: Locator, text: string) => Promise<void>;
  readonly choose: (target: Locator, label: string) => Promise<void>;
}

const MOUSE: Hand = {
  press: (target) => target.click(),
  type: (target, text) => target.fill(text),
  choose: async (target, label) => {
    await target.selectOption({ label });
  },
};

const MOST_TABS = 400;

/** Goes on with the tabulator until something has the focus. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${String(target)}`);
}

const keyboard = (page: Page): Hand => ({
  press: async (target) => {
    const name = await target.getAttribute('name');
    const isChoice = (await target.getAttribute('type')) === 'radio';
    // The keyboard comes to what is chosen of several, and goes on from there.
    await reach(page, isChoice ? page.locator(`[name="${String(name)}"]:checked`) : target);
    await page.keyboard.press(isChoice ? 'ArrowDown' : 'Enter');
    if (isChoice) await expect(target).toBeChecked();
  },
  type: async (target, text) => {
    await reach(page, target);
    // How the parts of a moment are typed depends on the browser's language.
    if ((await target.getAttribute('type')) === 'datetime-local') await target.fill(text);
    else await page.keyboard.type(text);
  },
  choose: async (target, label) => {
    await reach(page, target);
    await page.keyboard.type(label);
    await expect(target.locator('option:checked')).toHaveText(label);
  },
});

/** A hand whose actions are counted. */
function counted(hand: Hand) {
  let actions = 0;
  const count =
    <Rest extends readonly unknown[]>(act: (...rest: Rest) => Promise<void>) =>
    async (...rest: Rest) => {
      actions += 1;
      await act(...rest);
    };
  const own = { press: count(hand.press), type: count(hand.type), choose: count(hand.choose) };
  return { ...own, actions: () => actions };
}

/** Makes a concert: a hall with its seats and prices, two people and two works, one of each new. */
async function makeConcert(page: Page, hand: Hand) {
  const [title, person, work] = [unique('Kammerabend'), unique('Ada Neu'), unique('Sonate')];
  await page.goto('/de/cms-hub/event');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await hand.press(page.getByRole('link', { name: 'Neu anlegen' }));
  await hand.type(page.getByLabel('Titel (Deutsch)', { exact: true }), title);
  await hand.type(page.getByLabel('Beginn', { exact: true }), '2027-04-06T19:30');
  await hand.choose(page.locator('select[name="room"]'), 'Großer Saal');
  await hand.press(button(/^Plätze und Preise des Saals übernehmen/u));
  await expect(page.locator('main')).toContainText('sind übernommen von');

  await hand.press(button(/^Hinzufügen\s*: Mitwirkende/u));
  await hand.type(field('performers.0.person~q'), 'Amara Diallo');
  await hand.press(
    page.locator('[id="performers.0.person"]').getByRole('button', { name: /^Suchen/u }),
  );
  const found = page.locator('input[name="performers.0.person"]:not([value=""])').first();
  await hand.press(found);
  await hand.press(button(/^Hinzufügen\s*: Mitwirkende/u));
  await hand.type(field('performers.1.new_person'), person);

  await hand.press(button(/^Hinzufügen\s*: Programm/u));
  await hand.type(field('programme.0.new_work'), 'Berliner Messe');
  await hand.press(button(/^Hinzufügen\s*: Programm/u));
  await hand.type(field('programme.1.new_work'), work);
  await hand.type(field('programme.1.new_composer'), unique('Clara Neu'));
  await hand.press(
    page.locator('.hub-form-end').getByRole('button', { name: 'Speichern', exact: true }),
  );
  await expect(page).toHaveURL(/done=saved$/u);
  return { title, person, work };
}

/** What was made is public, with everything that belongs to it. */
async function expectConcert(page: Page, made: { title: string; person: string; work: string }) {
  await page.goto(
    (await page.getByRole('link', { name: 'Öffentliche Seite' }).getAttribute('href')) ?? '',
  );
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(made.title);
  await expect(main).toContainText('Großer Saal');
  await expect(main).toContainText('€');
  for (const text of [made.person, made.work, 'Amara Diallo', 'Berliner Messe'])
    await expect(main).toContainText(text);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ED-12 a concert with hall, seats, prices, two works and two people takes at most 18 actions', async ({
    page,
    context,
  }) => {
    await logIn(context);
    const hand = counted(MOUSE);
    const made = await makeConcert(page, hand);
    expect(hand.actions()).toBeLessThanOrEqual(MOST_ACTIONS);
    await expectConcert(page, made);
  });
});

test('ED-12 the same concert by the keyboard alone takes no more @full', async ({
  page,
  context,
}) => {
  await logIn(context);
  const hand = counted(keyboard(page));
  const made = await makeConcert(page, hand);
  expect(hand.actions()).toBeLessThanOrEqual(MOST_ACTIONS);
  await expectConcert(page, made);
});

test('ED-12 a time is corrected on a phone in three taps from «Heute»', async ({
  page,
  context,
  request,
}) => {
  const event = await newEvent(request);
  await logIn(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de/cms-hub/today');
  const hand = counted(MOUSE);
  const card = page.getByRole('article', { name: event.name });
  await hand.press(card.getByRole('link', { name: 'Zeit ändern' }));
  const start = page.getByLabel('Beginn', { exact: true });
  // The field is there at once: nobody scrolls for it, and the bar does not cover it.
  await expect(start).toBeInViewport({ ratio: 1 });
  const [field, bar] = [
    await start.boundingBox(),
    await page.locator('.hub-form-end').boundingBox(),
  ];
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await hand.type(start, `${event.day}T20:15`);
  await hand.press(
    page.locator('.hub-form-end').getByRole('button', { name: 'Speichern', exact: true }),
  );
  await expect(page).toHaveURL(/done=saved$/u);
  expect(hand.actions()).toBeLessThanOrEqual(MOST_TAPS);
  await page.goto('/de/cms-hub/today');
  await expect(card).toContainText('20:15');
});

test('ED-12 the page as it is saved stands beside the form, for who writes it and on this site alone', async ({
  page,
  context,
  request,
}) => {
  const event = await newEvent(request);
  await logIn(context);
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`/de/cms-hub/event/${String(event.id)}`);
  const title = page.frameLocator('.hub-beside iframe').getByRole('heading', { level: 1 });
  await expect(title).toHaveText(event.name);
  // Behind the form for the keyboard.
  const isLast = await page
    .locator('main :is(a, button, input, select, textarea, summary, iframe)')
    .last()
    .evaluate((element) => element.matches('.hub-beside iframe'));
  expect(isLast).toBe(true);
  await page.getByLabel('Untertitel (Deutsch)').fill('Aus dem Formular');
  await page
    .locator('.hub-form-end')
    .getByRole('button', { name: 'Speichern', exact: true })
    .click();
  await expect(page.frameLocator('.hub-beside iframe').locator('main')).toContainText(
    'Aus dem Formular',
  );
  // On narrow screens it takes no room, and is not even asked for.
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.locator('.hub-beside')).toBeHidden();

  const framing = async (who: { get: typeof request.get }, path: string) => {
    const headers = (await who.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    return [/frame-ancestors ([^;]*)/u.exec(policy)?.[1], headers['x-frame-options'] ?? null];
  };
  const beside = `${event.path}?beside=1`;
  expect(await framing(context.request, beside)).toEqual(["'self'", null]);
  // Control: no other address of an editor, and none of anybody else.
  expect(await framing(context.request, event.path)).toEqual(["'none'", 'DENY']);
  expect(await framing(request, beside)).toEqual(["'none'", 'DENY']);
});

test('ED-12 a form with its page beside it has nothing that axe finds @full', async ({
  page,
  context,
  request,
}) => {
  const event = await newEvent(request);
  await logIn(context);
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`/de/cms-hub/event/${String(event.id)}`);
  const framed = page.frameLocator('.hub-beside iframe').getByRole('heading', { level: 1 });
  await expect(framed).toHaveText(event.name);
  expect(await violations(page)).toEqual([]);
});
