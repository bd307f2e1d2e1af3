import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { editorCall, type EditorCallRow } from '../../src/lib/server/api/editor/call-row.ts';
import { EDITOR_CALLS } from '../../src/lib/server/api/editor/editor-calls.ts';
import {
  addressProblems,
  callProblems,
  constraintProblems,
  documentProblems,
  isLinear,
  stateProblems,
  WITHOUT_STATE,
} from '../support/routing/editor-call-checks.ts';

describe('the editing calls', () => {
  it.each(EDITOR_CALLS.map((row) => [row.method, row.path, row] as const))(
    'ED-05 are what the row says: %s %s',
    (_method, _path, row) => {
      expect(callProblems(row)).toEqual([]);
    },
  );

  // ASVS 3.5.3
  it('are each there once, and each exception is one of them', () => {
    const names = EDITOR_CALLS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(30);
    expect(Object.keys(WITHOUT_STATE).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('control: the checks of the editing calls find', () => {
  const made = (facts: Partial<EditorCallRow>): EditorCallRow => ({
    ...editorCall({
      path: 'editing/[kind]/[id]/made-up',
      where: { kind: '[a-z_]+', id: '\\d+' },
      method: 'POST',
      action: 'write',
      summary: 'does something',
      run: () => Promise.resolve({ status: 200, body: null }),
    }),
    ...facts,
  });

  it('a call that nobody is led to, or that is another row’s', () => {
    expect(addressProblems(made({}))).toEqual(["POST editing/page/7/made-up is another row's"]);
    expect(addressProblems(made({ path: 'editing/[unheard]' }))).toEqual([
      '«unheard» has no sample',
    ]);
    expect(addressProblems(made({ path: 'paste' }))).toEqual([
      'paste leads to paste',
      'paste leads to paste',
      "POST paste is another row's",
    ]);
    expect(addressProblems(made({ method: 'PUT' }))).toHaveLength(2);
  });

  it('parameters that can be anything, or take long', () => {
    expect(constraintProblems(made({ where: { kind: '(a+)+' } }))).toEqual([
      '«kind» takes long to match',
      '«id» can be anything',
    ]);
    const slow = ['(?:a|b)*', '[a-z]+[a-z]+', '.+', '[^x]+', 'a{2,}b*'];
    expect(slow.filter(isLinear)).toEqual([]);
    const quick = ['[a-z(]+', '[1-9]\\d{0,8}', '\\(\\)', '[a-z][a-z0-9]{1,39}'];
    expect(quick.filter((one) => !isLinear(one))).toEqual([]);
  });

  it('a change that starts from nothing, and an exception that is none', () => {
    expect(stateProblems(made({}))).toEqual(['it changes something and starts from no state']);
    expect(stateProblems(made({ ifMatch: true }))).toEqual([]);
    expect(stateProblems(made({ path: 'records/[kind]', ifMatch: true }))).toHaveLength(1);
    expect(stateProblems(made({ method: 'GET', ifMatch: true }))).toHaveLength(1);
  });

  it('a summary with a full stop, a body that cannot be described, and what is not described', () => {
    const body = z.custom<never>(() => true);
    expect(documentProblems(made({ summary: 'does something.', body }))).toEqual([
      'the summary ends in a stop',
      expect.stringContaining('the body cannot be described') as string,
      'the document does not have it',
    ]);
  });
});
