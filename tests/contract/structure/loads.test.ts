import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../support/source-files.ts';
import { loadedTwice, loadedWith, loadGraph } from '../../support/structure/loads.ts';

const graph = loadGraph(sourceFiles('src', ['.ts', '.tsx']));

describe('RL-03 a process loads what it needs, when it needs it', () => {
  it('what a file loads later is not loaded with it through others', () => {
    const later = [...graph.values()].flatMap((loads) => loads.later);
    expect(later.length).toBeGreaterThan(50);
    expect(loadedTwice(graph)).toEqual([]);
  });

  it('the process in front loads one package: no database, no accounts, no dates, no texts of pages', () => {
    const loaded = [...loadedWith(graph, 'src/lib/server/http/serve.ts')];
    expect(loaded).toContain('src/lib/server/page-store/store.ts');
    const packages = loaded.filter((one) => !one.startsWith('src/') && !one.startsWith('node:'));
    expect(packages.sort()).toEqual(['zod']);
    expect(loaded.filter((one) => one.startsWith('src/content/records/'))).toEqual([]);
  });

  it('control: a name that moved into the file that is loaded later is found, a type of it is not', () => {
    const files = (line: string) => [
      { name: 'src/a.ts', text: `${line}\nconst load = () => import('./late.ts');` },
      { name: 'src/b.ts', text: "export { NAME } from './late.ts';" },
      { name: 'src/late.ts', text: "import { large } from 'large';\nexport const NAME = large;" },
    ];
    const found = (line: string) => loadedTwice(loadGraph(files(line)));
    expect(found("import { NAME } from './b.ts';")).toEqual(['src/a.ts > src/late.ts']);
    expect(found("import { type Late } from './late.ts';")).toEqual([]);
    expect(found("import type { Late } from './late.ts';")).toEqual([]);
  });
});
