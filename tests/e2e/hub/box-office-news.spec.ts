import { expect, test, type Page } from '@playwright/test';
import { detailPath } from '../../../src/lib/routing/record-routes.ts';
import { keptMails } from '../../support/mail/mail-folder.ts';
import { violationsWithoutScripts } from '../support/axe-without-scripts.ts';
import { newEvent } from '../support/box-office.ts';
import { logIn } from '../support/login.ts';
import { htmlErrors } from '../../support/site/vnu.ts';

/* News of an event by mail: visitors ask for it, and the box office sees how many are told. */

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
// It waits until a message is sent.

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('FO-08 news of an event: asked for, confirmed, told in one’s language, ended @full', async ({
  page,
  context,
  request,
}) => {
  const examined: (readonly [string, string])[] = [];
  const examine = async () => {
    examined.push([page.url(), await page.content()]);
    expect([page.url(), await violationsWithoutScripts(page)]).toEqual([page.url(), []]);
  };
  const event = await newEvent(request);
  const email = `emma-${event.name}@example.org`.toLowerCase();
  const mailTo = () => keptMails(process.env['E2E_DATA'] ?? '').findLast(({ to }) => to === email);
  const path = detailPath('event', event, 'en');
  await page.goto(path);
  await page.getByRole('link', { name: 'Notify me of changes' }).click();
  await press(page, 'Notify me');
  await expect(page.getByRole('alert')).toBeVisible();
  await examine();
  await page.getByLabel('E-mail').fill(email);
  await press(page, 'Notify me');
  await expect(page.locator('.message-box')).toContainText('We have sent you a link');
  await expect.poll(mailTo).toMatchObject({ to: email });
  const link = /https?:\/\/[^/]+(\/en\/notification\/[\w-]{22})/u.exec(mailTo()?.text ?? '');
  const own = link?.[1] ?? '';
  const answer = await page.goto(own);
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await examine();
  await press(page, 'Yes, notify me');

  // The box office sees that somebody would be told.
  await logIn(context, 'box_office');
  await page.goto(`/de/cms-hub/event/${event.id}/status?to=cancelled`);
  await expect(page.getByText('1 Person, die benachrichtigt werden will')).toBeVisible();
  await examine();
  await press(page, 'Jetzt absagen');
  await expect(page.getByRole('status')).toContainText('1 Nachricht geht um');
  await press(page, 'Zurücknehmen');
  await context.clearCookies();

  await page.goto(own);
  await press(page, 'No more messages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You will not be sent messages any more',
  );
  expect((await request.get(own)).status()).toBe(404);
  expect(await htmlErrors(examined)).toBe('');
});
