import { expect, test } from '@playwright/test';
import { violations } from '../support/axe.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** Sooner than this a form is taken for a program's (FORM_LEAST_MS). */
const LEAST_MS = 3000;

test.use({ viewport: { width: 320, height: 640 } });

test('FO-05 FO-08 three steps in place, by keyboard, at 320 px: checked before they are sent @full', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const documents: string[] = [];
  const start = '/en/house/hire';
  const opened = Date.now();
  await page.goto(start);
  const described = page.waitForResponse(/\/en\/api\/forms\/4\//u);
  await page.getByRole('radio', { name: 'A party' }).focus();
  expect((await described).status()).toBe(200);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.keyboard.press('Space');
  await page.getByLabel('When?').fill('2027-12-31');
  await page.getByLabel('How many guests').focus();
  await page.keyboard.type('many');
  // What is wrong is said when the field is left.
  await page.keyboard.press('Tab');
  await expect(page.getByText('Invalid number!')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#field-errors')).toBeFocused();
  await expect(page.locator('#field-errors a')).toHaveText('How many guests do you …');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('How many guests')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('80');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: /Step 2 of 3/u })).toBeFocused();
  const diet = page.getByLabel('What must we not forget?');
  await expect(diet).toBeHidden();
  await page.getByLabel('There should be something to eat').focus();
  await page.keyboard.press('Space');
  await expect(diet).toBeVisible();
  await page.getByLabel('Which space?').selectOption('Great Hall');
  await diet.fill('No nuts');
  await page.locator('input[type=file]').setInputFiles([
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: PDF },
    { name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') },
  ]);
  await expect(page.getByRole('checkbox', { name: 'plan.pdf' })).toBeChecked();
  await expect(page.getByText(/^page\.pdf: Files of this kind/u)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(page.getByRole('heading', { name: /Step 3 of 3/u })).toBeFocused();
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('E-mail address').fill(`keys-${process.pid}@example.org`);
  await page.getByLabel('I agree').press('Space');
  await page.waitForTimeout(Math.max(0, opened + 2 * LEAST_MS - Date.now()));
  await page.getByRole('button', { name: 'Send the request' }).press('Enter');
  const sent = page.locator('[data-form-sent]');
  await expect(sent).toBeFocused();
  await expect(sent).toContainText('Thank you for your request.');
  expect(await violations(page)).toEqual([]);
  // All of it on the page that it stands on.
  await expect(page).toHaveURL(/\/en\/house\/hire(?:#|$)/u);
  expect(documents).toEqual([]);
  // The browser itself notes each answer of 400 or 415.
  expect(problems.filter((text) => !text.includes('status of 4'))).toEqual([]);
});

test('FO-05 a click is not lost to a message that comes or goes while the button is held', async ({
  page,
}) => {
  await page.goto('/en/house/hire');
  const described = page.waitForResponse(/\/en\/api\/forms\/4\//u);
  await page.getByRole('radio', { name: 'A party' }).check();
  await described;
  await page.getByLabel('When?').fill('2027-12-31');
  const guests = page.getByLabel('How many guests');
  await guests.pressSequentially('many');
  const press = async () => {
    const button = page.getByRole('button', { name: 'Continue' });
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.up();
  };
  await press();
  await expect(page.locator('#field-errors')).toBeFocused();
  await guests.fill('');
  await guests.pressSequentially('80');
  await press();
  await expect(page.getByRole('heading', { name: /Step 2 of 3/u })).toBeFocused();
});

test('FO-05 where nobody answers it says so, and everything stands there @full', async ({
  page,
}) => {
  await page.goto('/en/forms/a-message-to-the-house/1');
  const described = page.waitForResponse(/\/en\/api\/forms\/1\//u);
  await page.getByLabel('Your message').fill('Bravo');
  await described;
  await page.getByLabel('What is it about?').selectOption('praise');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('E-mail address').fill('ada@example.org');
  await page.getByLabel('I agree').check();
  await page.route('**/forms/*/1/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('#field-errors')).toContainText('That did not work just now.');
  await expect(page.locator('#field-errors')).toBeFocused();
  await expect(page.getByLabel('Your message')).toHaveValue('Bravo');
});
