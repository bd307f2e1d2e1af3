import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../support/source-files.ts';

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
}

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const { packages } = JSON.parse(read('package-lock.json')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
/** The packages of the lock file by their folder, without the project itself. */
const locked = Object.entries(packages).filter(([folder]) => folder !== '');
const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 13);

/** Licences that ask for their text and names alone. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
]);

/** What asks for more in an expression of SPDX: of several of which one can be chosen, only if all do. */
function beyondPermissive(expression: string): readonly string[] {
  const parts = expression.replaceAll(/[()]/gu, '').split(' AND ');
  return parts.flatMap((part) => {
    const choices = part.split(' OR ').map((one) => one.trim());
    return choices.some((one) => PERMISSIVE.has(one)) ? [] : choices;
  });
}

/** The rows of the document: a name, which may end with a star, and its licence. */
const named = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` +\| ([A-Z][\w.-]+) +\|/gmu)]
  .map(([, name = '', licence = '']) => ({ name, licence }))
  .filter(({ licence }) => /GPL|MPL|EPL|CDDL/u.test(licence));
const isNamed = (name: string, licence: string): boolean =>
  named.some(
    (row) =>
      row.licence === licence &&
      (row.name.endsWith('*') ? name.startsWith(row.name.slice(0, -1)) : name === row.name),
  );

describe('the licences of what is used', () => {
  it('are permissive, or stand in docs/dependencies.md', () => {
    const missing = locked.flatMap(([folder, { license = 'none' }]) =>
      beyondPermissive(license)
        .filter((licence) => !isNamed(nameOf(folder), licence))
        .map((licence) => `${nameOf(folder)}: ${licence}`),
    );
    expect(missing).toEqual([]);
  });

  it('are those that the installed packages say of themselves', () => {
    const installed = locked.filter(([folder]) =>
      existsSync(path.join(ROOT, folder, 'package.json')),
    );
    expect(installed.length).toBeGreaterThan(300);
    const others = installed.flatMap(([folder, { license }]) => {
      const told = JSON.parse(read(`${folder}/package.json`)) as { readonly license?: unknown };
      return typeof told.license === 'string' && told.license !== license
        ? [`${folder}: ${told.license}, not ${String(license)}`]
        : [];
    });
    expect(others).toEqual([]);
  });

  it('no row of the document is of a package that is not used', () => {
    const used = locked.map(([folder, { license = '' }]) => ({ name: nameOf(folder), license }));
    for (const { name, licence } of named)
      expect(
        used.some(
          (one) =>
            one.license.includes(licence) &&
            (name.endsWith('*') ? one.name.startsWith(name.slice(0, -1)) : one.name === name),
        ),
        name,
      ).toBe(true);
    expect(named.length).toBeGreaterThan(5);
  });

  it('control: what asks for more is seen, whatever stands beside it', () => {
    expect(beyondPermissive('Apache-2.0 AND LGPL-3.0-or-later AND MIT')).toEqual([
      'LGPL-3.0-or-later',
    ]);
    expect(beyondPermissive('(MIT OR GPL-2.0)')).toEqual([]);
    expect(beyondPermissive('none')).toEqual(['none']);
    expect(isNamed('axe-core-other', 'MPL-2.0')).toBe(false);
  });
});
