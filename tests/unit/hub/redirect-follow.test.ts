import { describe, expect, it } from 'vitest';
import { RedirectRules } from '../../../src/lib/routing/redirect-rules.ts';
import { follow } from '../../../src/lib/server/page-data/hub/redirects/follow.ts';

const rules = (...pairs: readonly (readonly [string, string])[]) =>
  new RedirectRules(
    pairs.map(([old_path, new_path], index) => ({ id: index + 1, old_path, new_path })),
  );
const pages = (path: string) =>
  Promise.resolve(
    path === '/de/alter-name'
      ? ({ is: 'renamed', path: '/de/da' } as const)
      : ({ is: path === '/de/da' ? 'page' : 'missing' } as const),
  );

describe('RT-07 an address that is followed', () => {
  it('goes through a chain of rules, slashes and names to its page, a step each', async () => {
    const table = rules(['/de/a', '/de/b/'], ['/de/b', '/de/alter-name']);
    expect(await follow('/de/a/', table, pages)).toEqual({
      steps: [
        { path: '/de/a/', reason: 'rule', rule: 1 },
        { path: '/de/b', reason: 'rule', rule: 2 },
        { path: '/de/alter-name', reason: 'renamed', rule: null },
      ],
      end: '/de/da',
      found: 'page',
    });
    expect(await follow('/de/da/', table, pages)).toMatchObject({
      steps: [{ reason: 'slash' }],
      found: 'page',
    });
  });

  it('ends where nothing stands, and where rules go round', async () => {
    expect(await follow('/de/a', rules(['/de/a', '/de/weg']), pages)).toMatchObject({
      end: '/de/weg',
      found: 'missing',
    });
    const round = rules(['/de/a', '/de/b'], ['/de/b', '/de/c'], ['/de/c', '/de/b']);
    expect(await follow('/de/a', round, pages)).toMatchObject({ end: '/de/b', found: 'circle' });
    expect(await follow('/x', rules(['/x', '/x/']), pages)).toMatchObject({ found: 'circle' });
  });

  it('goes by the query, below a path, and to another site', async () => {
    const table = rules(
      ['/index.php?id=12', '/de/da'],
      ['/alt/*', '/de/*'],
      ['/shop', 'https://tickets.example/'],
    );
    expect(await follow('/index.php?id=12&x=1', table, pages)).toMatchObject({
      steps: [{ reason: 'rule', rule: 1 }],
      end: '/de/da',
    });
    expect(await follow('/alt/da', table, pages)).toMatchObject({ end: '/de/da', found: 'page' });
    expect(await follow('/shop', table, pages)).toMatchObject({
      end: 'https://tickets.example/',
      found: 'outside',
    });
  });
});
