import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchApi } from '../../../src/lib/routing/api-routes.ts';
import { matchEditorCalls } from '../../../src/lib/server/api/editor/dispatch.ts';
import { EDITOR_CALLS } from '../../../src/lib/server/api/editor/editor-calls.ts';
import { Components } from '../../../src/lib/server/api/openapi/components.ts';
import { editorPaths } from '../../../src/lib/server/api/openapi/editor-operations.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { moduleKinds } from '../../support/content/modules.ts';

const app = { modules: new Map(moduleKinds.map((kind) => [kind, {}])) } as unknown as AppContext;
const PLACES: Readonly<Record<string, string>> = { kind: 'page', module: 'text' };
const filled = (path: string) =>
  path.replace(/\[(\w+)\]/gu, (_, name: string) => PLACES[name] ?? '7');
const methodsAt = (call: string) => matchEditorCalls(call, app).map(({ row }) => row.method);

describe('the calls of editors', () => {
  it.each(EDITOR_CALLS.map((row) => [row.method, row.path, row] as const))(
    'ED-05 %s %s is found at its address, with and without a slash at its end',
    (method, path, row) => {
      for (const address of [filled(path), `${filled(path)}/`]) {
        const matches = matchEditorCalls(address, app);
        expect(matches.find((match) => match.row.method === method)?.row).toBe(row);
      }
      expect(matchApi(`/en/pageeditor-api/${filled(path)}`)).toMatchObject({
        name: 'editor',
        locale: 'en',
      });
    },
  );

  it('API-01 stand in the OpenAPI document, with each of their methods', () => {
    const documented = Object.entries(editorPaths(new Components())).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const rows = EDITOR_CALLS.map(
      ({ method, path }) =>
        `${method} /{locale}/pageeditor-api/${path.replace(/\[(\w+)\]/gu, '{$1}')}`,
    );
    expect(new Set(rows).size).toBe(rows.length);
    const render = 'POST /{locale}/pageeditor-api/editing/{kind}/{id}/render';
    // Answered by the server in front and by a page.
    const upload = 'POST /{locale}/pageeditor-api/media';
    expect(documented.sort()).toEqual([...rows, render, upload].sort());
  });

  it('ED-05 have the methods that are told', () => {
    expect(methodsAt('library')).toEqual(['GET']);
    expect(methodsAt('editing/page/3')).toEqual(['GET', 'PATCH', 'DELETE']);
    expect(methodsAt('text/abc-1')).toEqual(['GET', 'POST', 'PATCH', 'DELETE']);
  });

  it('are none where nothing is', () => {
    for (const call of [
      'editing/page/12/nothing',
      'editing/page/0',
      'editing/page/12/versions/x',
      'nowhere',
      'records/page/1/nothing',
      '',
    ])
      expect(methodsAt(call), call).toEqual([]);
  });

  it('no address of the API with a name of its own is one of them', () => {
    for (const path of ['media', 'paste', 'user', 'settings', 'editing/page/12/render'])
      expect(matchApi(`/de/pageeditor-api/${path}`)?.name).not.toBe('editor');
    expect(matchApi('/de/api/editing/page/12')).toBeNull();
    expect(matchApi('/fr/pageeditor-api/library')).toBeNull();
  });

  it('any other path is none', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        if (!path.includes('pageeditor-api')) expect(matchApi(path)?.name).not.toBe('editor');
      }),
    );
  });
});
