import { expect, it } from 'vitest';
import { warm } from '../../../src/lib/server/page-store/warm.ts';
import { page, storeOf } from './page-store-kit.ts';

it('RL-01 renders the first pages ahead, and where they are kept already nothing further', async () => {
  const rendered: string[] = [];
  const { store } = storeOf((url) => {
    rendered.push(url);
    return Promise.resolve(page(url));
  });
  const options = {
    store,
    keysFor: () => [],
    paths: ['/de', '/en', '/de/programm', '/en/programme'],
    most: 2,
    signal: new AbortController().signal,
  };
  expect(await warm(options)).toMatchObject({ pages: 2 });
  expect(await warm(options)).toMatchObject({ pages: 0 });
  expect(rendered).toEqual(['/de', '/en']);
});
