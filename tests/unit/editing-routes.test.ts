import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { API_ROUTES, apiPatterns, type ApiName } from '../../src/lib/routing/api-routes.ts';
import { editingPaths } from '../../src/lib/server/api/editing/openapi-editing.ts';
import {
  EDITING_PARTS,
  editingMethods,
  isEditingCall,
  matchChoiceCall,
  matchEditingCall,
  matchModuleCall,
} from '../../src/lib/routing/editing-routes.ts';

const names = Object.keys(API_ROUTES) as ApiName[];

describe('the addresses of the editor', () => {
  it('API-01 stand in the OpenAPI document, with each of their methods', () => {
    const filled = (path: string) =>
      path
        .replace('{locale}', 'de')
        .replace('{kind}', 'page')
        .replace('{module}', 'text')
        .replace(/\{\w+\}/gu, '7');
    for (const [path, calls] of Object.entries(editingPaths)) {
      const methods = editingMethods(filled(path))?.filter((method) => method !== 'HEAD');
      expect({ path, methods: Object.keys(calls).map((method) => method.toUpperCase()) }).toEqual({
        path,
        methods,
      });
    }
    expect(Object.keys(editingPaths)).toHaveLength(Object.keys(EDITING_PARTS).length + 7);
  });

  it.each(Object.keys(EDITING_PARTS))(
    'ED-05 %s is found in each language and without a prefix',
    (part) => {
      const path = `pageeditor-api/editing/page/12/${part.replace('/n', '/34')}`;
      const call = { kind: 'page', id: 12, part, entry: part.endsWith('/n') ? 34 : null };
      expect(matchEditingCall(`/${path}`)).toEqual({ ...call, locale: 'de' });
      expect(matchEditingCall(`/en/${path}/`)).toEqual({ ...call, locale: 'en' });
      expect(editingMethods(`/de/${path}`)).toEqual(
        EDITING_PARTS[part as keyof typeof EDITING_PARTS],
      );
    },
  );

  it('ED-05 modules, new records and what there is to choose from are calls, too', () => {
    expect(matchModuleCall('/de/pageeditor-api/container')).toEqual({
      locale: 'de',
      kind: 'container',
      module: null,
    });
    expect(matchModuleCall('/en/pageeditor-api/text/abc-1/')).toEqual({
      locale: 'en',
      kind: 'text',
      module: 'abc-1',
    });
    expect(matchChoiceCall('/en/pageeditor-api/finder/media')).toEqual({
      locale: 'en',
      of: 'finder/media',
    });
    expect(matchEditingCall('/de/pageeditor-api/editing/page')).toMatchObject({
      id: null,
      part: null,
    });
    expect(editingMethods('/de/pageeditor-api/library')).toEqual(['GET', 'HEAD']);
    expect(editingMethods('/de/pageeditor-api/editing/page/3')).toContain('PATCH');
  });

  it('no other call of the API is one of them', () => {
    const paths = names.flatMap((name) =>
      apiPatterns(name).map((pattern) => pattern.replace(/\[[^\]]+\]/gu, '7')),
    );
    expect(paths.filter(isEditingCall)).toEqual([]);
    for (const path of [
      '/de/pageeditor-api/records/page',
      '/de/pageeditor-api/media',
      '/de/pageeditor-api/editing/page/12/nothing',
      '/de/pageeditor-api/editing/page/0',
      '/de/pageeditor-api/editing/page/12/versions/x',
      '/de/api/editing/page/12',
      '/fr/pageeditor-api/library',
    ])
      expect(editingMethods(path)).toBeNull();
  });

  it('any other path is none', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        if (!path.includes('pageeditor-api')) expect(isEditingCall(path)).toBe(false);
      }),
    );
  });
});
