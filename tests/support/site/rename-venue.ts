import { type APIRequestContext, expect } from '@playwright/test';
import { AS_EDITOR } from './token.ts';

/** Gives the first venue another name, which every page shows. */
export async function renameVenue(
  request: APIRequestContext,
  origin: string,
  name: string,
): Promise<void> {
  const address = `${origin}/de/pageeditor-api/records/venue/1/`;
  const { version } = (await (await request.get(address, { headers: AS_EDITOR })).json()) as {
    version: number;
  };
  const answer = await request.patch(address, {
    headers: { ...AS_EDITOR, 'if-match': `"${version}"` },
    data: { name: { de: name, en: name } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
