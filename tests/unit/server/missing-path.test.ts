import { expect, it } from 'vitest';
import { missingPath } from '../../../src/lib/server/services/errors/error-log.ts';

it.each([
  ['/de/programm/alt', '/de/programm/alt'],
  ['/de/warteliste/aB3dE6gH9jK2mN5pQ8sT1v', '/de/warteliste/…'],
  ['/de/konto/anna@example.org', '/de/konto/…'],
  ['/de/konto/anna%40example.org/x', '/de/konto/…/x'],
  ['/de/telefon/00491701234567', '/de/telefon/…'],
  [`/${'a'.repeat(300)}`, null],
  ['/_astro/page.abc123.js', null],
])('ER-02 %s is written down as %s', (path, written) => {
  expect(missingPath(path)).toBe(written);
});
