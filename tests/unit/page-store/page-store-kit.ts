import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import {
  EXPIRES_HEADER,
  TAGS_HEADER,
  writeTags,
} from '../../../src/lib/server/page-store/contract.ts';
import { cacheableHeadersFor } from '../../../src/lib/server/http/response/headers.ts';
import type { Address } from '../../../src/lib/server/page-store/key.ts';
import type { RenderedResponse } from '../../../src/lib/server/page-store/rendered-response.ts';
import type {
  StoreResponse,
  PageStoreOptions,
} from '../../../src/lib/server/page-store/store-types.ts';
import { PageStore } from '../../../src/lib/server/page-store/store.ts';

/** What the log was told, so that tests can say that a failure was logged. */
export interface Heard {
  readonly errors: string[];
}

export const page = (
  text: string,
  {
    tags = ['event'],
    expires,
    status = 200,
    headers = [] as [string, string][],
  }: {
    tags?: string[];
    expires?: number;
    status?: number;
    headers?: [string, string][];
  } = {},
): RenderedResponse => ({
  status,
  headers: [
    ['content-type', 'text/html; charset=utf-8'],
    [TAGS_HEADER, writeTags(tags)],
    ...(expires === undefined ? [] : [[EXPIRES_HEADER, String(expires)] as [string, string]]),
    ...headers,
  ],
  body: Buffer.from(`<!doctype html><p>${text}</p>${'<i>Takt</i>'.repeat(40)}`),
});

export const at = (key: string): Address => ({ path: key.split('?')[0] ?? key, key });

export const textOf = (outcome: StoreResponse): string =>
  outcome.kind === 'page'
    ? (/<p>(.*?)<\/p>/u.exec(outcome.page.forms.identity.body.toString())?.[1] ?? '')
    : outcome.kind;

export function storeOf(
  render: PageStoreOptions['render'],
  options: Partial<PageStoreOptions> = {},
): { store: PageStore; heard: Heard } {
  const heard: Heard = { errors: [] };
  const store = new PageStore({
    render,
    folder: null,
    identity: { build: 'build 1', site: 'http://localhost' },
    memoryBytes: 10_000_000,
    diskBytes: 10_000_000,
    complete: cacheableHeadersFor('https://www.example.org'),
    log: {
      info: () => undefined,
      warn: (message) => heard.errors.push(message),
      error: (message) => heard.errors.push(message),
    },
    ...options,
  });
  onTestFinished(() => store.close());
  return { store, heard };
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-store-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** A promise that is settled from outside: a render that ends when the test says so. */
export function gate(): { readonly opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
