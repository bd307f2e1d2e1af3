import { expect, test } from '@playwright/test';
import { everyKind, WEBSHOP_PAGES } from '../../support/site/pages.ts';
import { htmlErrors } from '../../support/site/vnu.ts';

test('RT-01 the HTML of every kind of page is valid', async ({ request }) => {
  const documents: [string, string][] = [];
  for (const path of [...(await everyKind(request)), ...WEBSHOP_PAGES])
    documents.push([path, await (await request.get(path)).text()]);
  const errors = await htmlErrors(documents);
  expect(errors).toBe('');
});
