import { expect, test } from '@playwright/test';
import type { EditingState } from '../../../src/lib/editing/calls.ts';
import { complaintsOf, edit, headline, isSaved } from '../support/editor.ts';
import { logIn } from '../support/login.ts';
import { AS_EDITOR } from '../../support/site/token.ts';
import { createPage, patch } from '../../support/site/write.ts';

for (const [side, words] of [
  ['Der Entwurf', 'Im Entwurf'],
  ['Die öffentliche Fassung', 'Anderswo veröffentlicht'],
] as const)
  test(`ED-07 what became public meanwhile is shown beside the draft, and „${side}“ stays`, async ({
    page,
    context,
    request,
  }) => {
    const complaints = complaintsOf(page);
    const { de, saved } = await createPage(request, [headline('h', 'Alt', 'Old')]);
    const at = `/de/pageeditor-api/editing/page/${saved.id}`;
    const drafted = await request.patch(at, {
      headers: { ...AS_EDITOR, 'if-match': '"1-0"' },
      data: {
        fields: {},
        modules: { h: { version: 1, ...withoutId('Im Entwurf') } },
        tree: null,
      },
    });
    expect(drafted.status(), await drafted.text()).toBe(200);
    await patch(request, 'page', saved, {
      modules: [headline('h', 'Anderswo veröffentlicht', 'Old')],
    });
    await logIn(context);
    await edit(page, de);
    const dialog = page.getByRole('dialog', { name: 'Zwei haben dasselbe geändert' });
    await expect(dialog.locator('h2', { hasText: 'Anderswo veröffentlicht' })).toBeVisible();
    await expect(dialog.locator('h2', { hasText: 'Im Entwurf' })).toHaveCount(1);
    await expect(page.locator('main h2', { hasText: 'Im Entwurf' })).toHaveCount(1);
    await dialog.getByRole('radio', { name: side }).check();
    await dialog.getByRole('button', { name: 'So übernehmen' }).click();
    await expect(dialog).toBeHidden();
    await isSaved(page);
    const state = async () =>
      (await (await request.get(at, { headers: AS_EDITOR })).json()) as EditingState;
    await expect(async () => {
      expect((await state()).overlaps).toEqual([]);
    }).toPass();
    const { content, revision } = await state();
    expect(JSON.stringify(content.modules)).toContain(words);
    const published = await request.post(`${at}/publish`, {
      headers: { ...AS_EDITOR, 'if-match': `"${revision}"` },
      data: {},
    });
    expect(published.status()).toBe(200);
    expect(await (await request.get(de)).text()).toContain(words);
    expect(complaints).toEqual([]);
  });

function withoutId(de: string) {
  const { id: _, ...module } = headline('h', de, 'Old');
  return module;
}
