import { createHash } from 'node:crypto';
import { test } from '@playwright/test';

/** Digits that no other test of a run has, whatever file it stands in; in one test the same. */
export const mark = (): string =>
  String(
    Number.parseInt(createHash('sha1').update(test.info().testId).digest('hex').slice(0, 10), 16),
  );

/** A name that only this test has. */
export const unique = (name: string): string => `${name} ${mark()}`;
