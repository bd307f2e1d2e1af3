import { expect, test } from '@playwright/test';
import { keptMails } from '../../support/mail/mail-folder.ts';
import { comingEvents } from '../../support/site/pages.ts';

const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' };

test('FO-08 a mail program ends what mail comes from, with nothing but the address', async ({
  request,
  baseURL,
}) => {
  const email = `one-click-${process.pid}@example.org`;
  const [event] = await comingEvents(request, 10);
  const ask = `${event?.link}/benachrichtigung`;
  const asked = await request.post(ask, { headers: { origin: baseURL ?? '' }, form: { email } });
  expect(asked.ok()).toBe(true);
  const mail = () => keptMails(process.env['E2E_DATA'] ?? '').find(({ to }) => to === email);
  await expect.poll(mail).toBeDefined();
  const path = /\/de\/benachrichtigung\/[\w-]{22}/u.exec(mail()?.text ?? '')?.[0] ?? '';
  const click = (origin?: string) =>
    request.post(path, { form: ONE_CLICK, headers: origin === undefined ? {} : { origin } });

  // Neither a page of another site nor whoever follows the link ends it.
  expect((await click('https://evil.example')).status()).toBe(403);
  expect((await request.get(path)).status()).toBe(200);
  expect((await click()).status()).toBe(204);
  expect((await request.get(path)).status()).toBe(404);
  expect((await click()).status()).toBe(204);
});

test('FO-08 the newsletter is ended the same way; no other form is taken without an origin', async ({
  request,
}) => {
  const unknown = 'x'.repeat(22);
  const ended = await request.post(`/de/newsletter/${unknown}`, { form: ONE_CLICK });
  expect(ended.status()).toBe(204);
  const [event] = await comingEvents(request, 10);
  for (const path of [`${event?.link}/benachrichtigung`, `/de/warteliste/${unknown}`]) {
    const answer = await request.post(path, { form: { ...ONE_CLICK, email: 'a@example.org' } });
    expect(answer.status(), path).toBe(403);
  }
});
