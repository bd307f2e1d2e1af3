import { expect, test } from '@playwright/test';
import { byIcalJs } from '../../support/content/calendar-readers.ts';
import { FAVOURITES, note, noted } from '../support/favourites.ts';
import { comingEvents, stir } from '../../support/site/pages.ts';

const SHARED = { de: '/de/merkliste/geteilt', en: '/en/favourites/shared' } as const;

test('IN-04 the addresses of a list go with its hearts; it is handed on and printed', async ({
  page,
  request,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const told = (what: string) => {
      document.documentElement.dataset['told'] = what;
    };
    Object.defineProperty(window, 'print', {
      value: () => {
        told('printed');
      },
    });
    Object.defineProperty(navigator, 'share', {
      value: ({ url }: ShareData) => {
        told(url ?? '');
        return Promise.resolve();
      },
    });
  });
  const ids = (await comingEvents(request, 3)).map(({ id }) => String(id));
  await note(page, ids, baseURL ?? '');
  await page.goto(FAVOURITES.de);
  const html = page.locator('html');
  // What only scripts can do comes with the first of a visitor's signs.
  await stir(page);
  await page.getByRole('button', { name: 'Drucken' }).click();
  await expect(html).toHaveAttribute('data-told', 'printed');
  await page.locator(`main #heart-${ids[1] ?? ''}`).click();
  const left = [ids[0], ids[2]].join('.');
  await page.getByRole('button', { name: 'Link teilen' }).click();
  await expect(html).toHaveAttribute('data-told', `${baseURL ?? ''}${SHARED.de}?ids=${left}`);
  const mail = page.getByRole('link', { name: 'Per E-Mail senden' });
  const href = decodeURIComponent((await mail.getAttribute('href')) ?? '');
  expect(href).toContain(`body=${baseURL ?? ''}${SHARED.de}?ids=${left}`);
  await page.getByRole('link', { name: 'Geteilte Ansicht' }).click();
  await expect(page).toHaveURL(`${SHARED.de}?ids=${left}`);
  await expect(page.locator('main [data-event]')).toHaveCount(2);
});

test('IN-04 on paper the list is dates, times and places, on one page', async ({
  page,
  request,
  baseURL,
}) => {
  const events = await comingEvents(request);
  const ofOneDate = events.filter(({ children }) => children.length === 0);
  const ids = ofOneDate.slice(0, 4).map(({ id }) => String(id));
  await note(page, ids, baseURL ?? '');
  await page.goto(FAVOURITES.en);
  await page.emulateMedia({ media: 'print' });
  const shown = await page.locator('body').evaluate((body: HTMLElement) => body.innerText);
  const own = await page.locator('main ul.coming').evaluate((list: HTMLElement) => list.innerText);
  // Nothing but the headline and the list.
  expect(shown.replace(own, '').trim()).toBe('Favourites');
  expect(own).toMatch(/\d{4}/u);
  expect(own).toContain('Konzerthaus');
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/gu);
  expect(sheets).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('IN-04 a shared list is shown, and taken over only when asked for @full', async ({
    page,
    request,
    baseURL,
  }) => {
    const [own = '', ...others] = (await comingEvents(request, 3)).map(({ id }) => String(id));
    await note(page, [own], baseURL ?? '');
    const answer = await page.goto(`${SHARED.en}?ids=${[own, ...others].join('.')}.`);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/u);
    await expect(page.locator('main [data-event]')).toHaveCount(3);
    expect(await noted(page)).toEqual([own]);
    // What only scripts can do is not offered.
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.getByRole('button', { name: 'Add to my favourites' }).click();
    await expect(page).toHaveURL(`${FAVOURITES.en}?added=2`);
    await expect(page.getByText('2 events were added.')).toBeVisible();
    expect(await noted(page)).toEqual([own, ...others]);
    await page.goto(`${SHARED.en}?ids=${others.join('.')}`);
    await expect(page.getByText('All of these are among your favourites already.')).toBeVisible();
  });

  test('IN-04 the list is a file for any calendar, without a subscription', async ({
    page,
    request,
    baseURL,
  }) => {
    const ids = (await comingEvents(request, 2)).map(({ id }) => String(id));
    await note(page, ids, baseURL ?? '');
    await page.goto(FAVOURITES.de);
    const href = await page
      .getByRole('link', { name: 'Termine herunterladen' })
      .getAttribute('href');
    const file = await request.get(href ?? '');
    expect(file.headers()['content-disposition']).toBe('attachment; filename="merkliste.ics"');
    expect(file.headers()['cache-control']).toBe('private, no-store');
    const uids = byIcalJs(await file.text()).map(({ uid }) => /\d+/u.exec(uid)?.[0]);
    expect(uids).toEqual(ids);
  });
});

test('IN-04 an address without a list says so, and forms that say nothing are refused', async ({
  request,
  baseURL,
}) => {
  for (const query of ['', '?ids=', '?ids=abc', '?ids=0.-1.1e9', `?ids=${'x'.repeat(5000)}`]) {
    const answer = await request.get(SHARED.en + query);
    expect(answer.status(), query.slice(0, 20)).toBe(400);
    expect(await answer.text()).toContain('This address holds no list');
  }
  expect((await request.get('/de/merkliste/termine.ics?ids=abc')).status()).toBe(400);
  const origin = baseURL ?? '';
  const post = (path: string, form: Record<string, string>, from = origin) =>
    request.post(path, { form, headers: { origin: from }, maxRedirects: 0 });
  for (const form of [{}, { ids: 'abc' }, { ids: '' }])
    expect((await post(SHARED.de, form as Record<string, string>)).status()).toBe(400);
  for (const form of [{}, { action: 'steal' }, { action: 'toString' }])
    expect((await post('/de/merkliste/kalender', form as Record<string, string>)).status()).toBe(
      400,
    );
  expect((await post(SHARED.de, { ids: '1' }, 'https://evil.example')).status()).toBe(403);
  expect(
    (await post('/de/merkliste/kalender', { action: 'revoke' }, 'https://evil.example')).status(),
  ).toBe(403);
});
