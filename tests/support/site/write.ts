import { expect, type APIRequestContext } from '@playwright/test';
import type { ModuleInput } from '../../../src/content/fields/module-tree.ts';
import type { PageInput } from '../../../src/content/records/page.ts';
import { AS_EDITOR } from './token.ts';

interface Saved {
  readonly id: number;
  readonly version: number;
}

const RECORDS = '/de/pageeditor-api/records';

/** Makes a record as an editor's program does. */
export async function create(
  request: APIRequestContext,
  kind: string,
  data: object,
): Promise<Saved> {
  const response = await request.post(`${RECORDS}/${kind}/`, { headers: AS_EDITOR, data });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as Saved;
}

/** Changes some fields of a record that still has this version. */
export async function patch(
  request: APIRequestContext,
  kind: string,
  { id, version }: Saved,
  data: object,
): Promise<Saved> {
  const response = await request.patch(`${RECORDS}/${kind}/${id}/`, {
    headers: { ...AS_EDITOR, 'if-match': `"${version}"` },
    data,
  });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as Saved;
}

let made = 0;

/** A page of its own for one test, at `/de/probe-…` and `/en/trial-…`. */
export async function createPage(
  request: APIRequestContext,
  modules: readonly ModuleInput[],
  change: Partial<PageInput> = {},
): Promise<{ readonly de: string; readonly en: string; readonly saved: Saved }> {
  made += 1;
  const mark = `${process.pid}-${made}-${Date.now() % 100_000}`;
  const saved = await create(request, 'page', {
    title: { de: `Probe ${mark}`, en: `Trial ${mark}` },
    urls: { de: `probe-${mark}`, en: `trial-${mark}` },
    modules,
    ...change,
  });
  return { de: `/de/probe-${mark}`, en: `/en/trial-${mark}`, saved };
}
