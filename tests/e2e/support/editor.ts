import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Role } from '../../../src/lib/accounts/permissions.ts';
import { hasEdited, newUser, signIn } from './login.ts';

/** What went wrong on a page while it was used: errors of its scripts and in its console. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

/** Opens the editor of a page and waits until it can be used. */
export async function edit(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?edit`);
  await started(page);
}

export const started = (page: Page): Promise<void> =>
  expect(page.locator('[data-editor][data-started]')).toBeAttached();

/** A browser of somebody of their own. */
export async function editorOf(browser: Browser, role: Role = 'editor'): Promise<BrowserContext> {
  const context = await browser.newContext();
  await hasEdited(context);
  await signIn(context.request, await newUser(role));
  return context;
}

/** Waits until everything that was done is on the server. */
export const isSaved = (page: Page): Promise<void> =>
  expect(page.locator('.ed-status')).toHaveAttribute('data-status', 'saved');

/** A module with a paragraph; without English it has none. */
export const text = (id: string, de: string, en = '') => ({
  id,
  kind: 'text',
  data: {
    content: {
      de: [{ type: 'paragraph', children: [{ text: de }] }],
      en: en === '' ? [] : [{ type: 'paragraph', children: [{ text: en }] }],
    },
  },
});

/** The ways into everything that stands at the side of the page. */
export const PANELS = [
  'Hinzufügen',
  'Aufbau',
  'Seite',
  'Sprachen',
  'Fassungen',
  'Prüfen',
  'Notizen',
  'Ersetzen',
  'Alle Seiten',
  'Veröffentlichen',
];

export const headline = (id: string, de: string, en: string) => ({
  id,
  kind: 'headline',
  data: { content: { de, en } },
});
