import { expect, test, type Page } from '@playwright/test';
import { loadModules } from '../../../src/lib/server/services/modules/library.ts';
import { safeHtml } from '../../../src/lib/server/services/site/safe-html.ts';
import { hintOf } from '../../../src/content/fields/inner/hint.ts';
import { fieldsOf } from '../../../src/content/fields/inner/walk.ts';
import type { ModuleInput } from '../../../src/content/fields/module-tree.ts';
import { edit } from '../support/editor.ts';
import { logIn } from '../support/login.ts';
import { settled } from '../support/settled.ts';
import { createPage } from '../../support/site/write.ts';

/** Says that a script ran: every payload below does it. */
const FLAG = 'window.__ran=1';
const PAYLOADS = [
  `<script>${FLAG}</script>`,
  `"><script>${FLAG}</script>`,
  `<img src=x onerror="${FLAG}">`,
  `'"><img src=x onerror=${FLAG}>`,
  `<svg onload="${FLAG}">`,
  `<svg><script>${FLAG}</script></svg>`,
  `<details open ontoggle="${FLAG}">`,
  `<iframe srcdoc="<script>parent.${FLAG}</script>"></iframe>`,
  `<input autofocus onfocus="${FLAG}">`,
  `<video><source onerror="${FLAG}"></video>`,
  `<body onload="${FLAG}">`,
  `<style>@keyframes x{}</style><p style="animation:x 1s" onanimationstart="${FLAG}">`,
  `</title><script>${FLAG}</script>`,
  `</script><script>${FLAG}</script>`,
  `<math><mtext></mtext><mglyph><style><img src=x onerror=${FLAG}></style></math>`,
  `<!--><img src=x onerror=${FLAG}>-->`,
  `\u{E000}x|y" onfocus="${FLAG}" autofocus tabindex="1\u{E001}text\u{E002}`,
  `\u{E000}x|y"><img src=x onerror=${FLAG}>\u{E001}text\u{E002}`,
  `javascript:${FLAG}`,
] as const;
const ALL = PAYLOADS.join(' ');

const flagOn = (page: Page): Promise<unknown> =>
  page.evaluate(() => (globalThis as unknown as { readonly __ran?: number }).__ran ?? 0);

/** What the browser refused on a page, because its policy does not allow it. */
function refusalsOf(page: Page): readonly string[] {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/u.test(message.text())) refusals.push(message.text());
  });
  return refusals;
}

/** A module with the payloads in every text that it has, also in the entries of its lists. */
async function filledModules(): Promise<readonly ModuleInput[]> {
  const library = await loadModules();
  const fill = (fields: ReturnType<typeof fieldsOf>, data: object): object => ({
    ...data,
    ...Object.fromEntries(
      fields.flatMap(([key, field]): readonly (readonly [string, unknown])[] => {
        const hint = hintOf(field);
        const most = hint?.max ?? 256;
        const text = ALL.slice(0, most);
        if (hint?.control === 'line' || hint?.control === 'paragraphs')
          return [[key, { de: text.replaceAll('\n', ' '), en: '' }]];
        if (hint?.control === 'html') return [[key, { de: ALL, en: '' }]];
        if (hint?.control === 'richtext')
          return [[key, { de: [{ type: 'paragraph', children: [{ text }] }], en: [] }]];
        return [];
      }),
    ),
  });
  return Promise.all(
    [...library.values()].map(async ({ description, examples }) => {
      const { minimal } = await examples();
      return {
        id: description.kind,
        kind: description.kind,
        data: fill(fieldsOf(description.schema), minimal?.data ?? {}) as ModuleInput['data'],
      };
    }),
  );
}

// ASVS 1.1.2, ASVS 1.2.1, ASVS 1.2.3
test('ED-02 scripts in any text of any module never run, on the page and in the editor, and nothing of them is even tried', async ({
  page,
  context,
  request,
}) => {
  const modules = await filledModules();
  expect(modules.length).toBeGreaterThan(20);
  const { de } = await createPage(request, modules, {
    meta_description: { de: ALL.slice(0, 600), en: '' },
    og_title: { de: ALL.slice(0, 256), en: '' },
  });
  const refusals = refusalsOf(page);
  await page.goto(de, { waitUntil: 'networkidle' });
  expect(await flagOn(page)).toBe(0);
  await logIn(context);
  await edit(page, de);
  for (const name of ['Aufbau', 'Prüfen', 'Sprachen']) {
    await page.getByRole('button', { name, exact: true }).first().click();
    await expect(page.locator('.ed-panel')).toBeVisible();
  }
  expect(await flagOn(page)).toBe(0);
  expect(refusals).toEqual([]);
});

/** Whether something runs in a document without any policy. */
async function runs(page: Page, html: string): Promise<boolean> {
  await page.goto('about:blank');
  await page.setContent(`<!doctype html><html><body>${html}</body></html>`);
  await settled(page);
  return (await flagOn(page)) === 1;
}

test('ED-02 what an editor types as HTML runs nowhere; control: without the cleaning it does @full', async ({
  page,
}) => {
  const dangerous: string[] = [];
  for (const payload of PAYLOADS) {
    expect(await runs(page, safeHtml(payload)), payload).toBe(false);
    if (await runs(page, payload)) dangerous.push(payload);
  }
  expect(dangerous.length).toBeGreaterThan(7);
});
