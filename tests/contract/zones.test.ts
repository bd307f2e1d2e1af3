import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RULES = [
  'import-x/no-cycle',
  'import-x/no-restricted-paths',
  'no-restricted-imports',
  'no-restricted-syntax',
  'max-lines',
  '@typescript-eslint/no-explicit-any',
];
// The program of TypeScript is not needed for these rules, and files that are not there have none.
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => RULES.includes(ruleId),
});

/** The rules that a file with this code would break. */
async function broken(file: string, code: string): Promise<readonly (string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(ROOT, file) });
  return [...new Set(result?.messages.map(({ ruleId, message }) => ruleId ?? message))];
}

const LIB = '../../lib/routing/routes.ts';
const inAstro = (code: string) => `---\n${code}\n---\n<p>Text</p>\n`;
const importOf = (target: string) => `import * as it from '${target}';\nconsole.log(it);\n`;
const PATHS = ['import-x/no-restricted-paths'];
const PACKAGES = ['no-restricted-imports'];

/** A file of each room, an import that it may have, and imports that it may not have. */
const ROOMS: readonly {
  readonly file: string;
  readonly may: readonly string[];
  readonly mayNot: readonly (readonly [target: string, broken: readonly string[]])[];
}[] = [
  {
    file: 'src/content/fields/new-field.ts',
    may: ['./field.ts', '../records/define.ts', 'zod'],
    mayNot: [
      [LIB, PATHS],
      ['../../lib/constants.ts', PATHS],
      ['../../lib/server/config/env.ts', PATHS],
      ['../../islands/events/list-dom.ts', PATHS],
      ['../../layouts/Default.astro', PATHS],
      ['../../pages/_api/get.ts', PATHS],
      ['react', PACKAGES],
      ['kysely', PACKAGES],
      ['node:fs', PACKAGES],
    ],
  },
  {
    file: 'demo/new-concerts.ts',
    may: [
      '../src/lib/routing/routes.ts',
      '../src/lib/constants.ts',
      '../src/lib/routing/slug.ts',
      '../src/lib/dates/dates.ts',
      './days.ts',
    ],
    mayNot: [
      ['../src/lib/views/page.ts', PATHS],
      ['../src/lib/server/config/env.ts', PATHS],
      ['../src/pages/_api/get.ts', PATHS],
    ],
  },
  {
    file: 'src/lib/new-thing.ts',
    may: ['./routing/routes.ts', '../content/records/kinds.ts', 'zod'],
    mayNot: [
      ['./server/config/env.ts', PATHS],
      ['../islands/events/list-dom.ts', PATHS],
      ['../layouts/Default.astro', PATHS],
      ['../middleware.ts', PATHS],
      ['node:fs', PACKAGES],
      ['kysely', PACKAGES],
    ],
  },
  {
    file: 'src/lib/poster/new-shape.ts',
    may: ['../constants.ts'],
    mayNot: [['../server/config/env.ts', PATHS]],
  },
  {
    file: 'src/lib/server/new-service.ts',
    may: [
      './config/env.ts',
      '../routing/routes.ts',
      '../../content/records/kinds.ts',
      'kysely',
      'node:fs',
    ],
    mayNot: [
      ['../../islands/events/list-dom.ts', PATHS],
      ['../../layouts/Default.astro', PATHS],
      ['../../pages/_api/get.ts', PATHS],
      ['../../middleware.ts', PATHS],
      ['react', PACKAGES],
    ],
  },
  {
    file: 'src/edge/new-rule.ts',
    may: [
      './shelf.ts',
      '../lib/routing/routes.ts',
      '../lib/server/page-store/key.ts',
      '../lib/server/http/negotiation/negotiate.ts',
      'node:zlib',
      'zod',
    ],
    mayNot: [
      ['../lib/server/db/open.ts', PATHS],
      ['../lib/server/services/accounts/secret.ts', PATHS],
      ['../lib/server/http/workers/worker-pool.ts', PATHS],
      ['../islands/events/list-dom.ts', PATHS],
      ['node:child_process', PACKAGES],
      ['node:sqlite', PACKAGES],
      ['node:fs', PACKAGES],
      ['sharp', PACKAGES],
    ],
  },
  {
    file: 'src/islands/booking/Widget.tsx',
    may: [LIB, '../events/list-dom.ts', '../../content/records/site.ts', 'react'],
    mayNot: [
      ['../../lib/server/config/env.ts', PATHS],
      ['../../layouts/Default.astro', PATHS],
      ['../../pages/_api/get.ts', PATHS],
      ['kysely', PACKAGES],
      ['node:fs', PACKAGES],
    ],
  },
  {
    file: 'src/layouts/New.astro',
    may: ['../lib/routing/routes.ts', '../islands/events/list-dom.ts', './components/Icon.astro'],
    mayNot: [
      ['../lib/server/config/env.ts', PATHS],
      ['../pages/_api/get.ts', PATHS],
      ['../middleware.ts', PATHS],
      ['kysely', PACKAGES],
    ],
  },
  {
    file: 'src/scripts/new-script.ts',
    may: ['../lib/constants.ts'],
    mayNot: [['../lib/server/config/env.ts', PATHS]],
  },
  {
    file: 'src/pages/_new.ts',
    may: [
      '../lib/server/config/env.ts',
      '../layouts/Default.astro',
      './_api/get.ts',
      '../lib/routing/routes.ts',
    ],
    mayNot: [],
  },
  {
    file: 'tests/unit/new.test.ts',
    may: ['../../src/lib/server/config/env.ts', '../../src/content/records/kinds.ts'],
    mayNot: [
      ['../../src/pages/_api/get.ts', PATHS],
      ['../../src/middleware.ts', PATHS],
    ],
  },
];

const codeFor = (file: string, target: string) =>
  file.endsWith('.astro') ? inAstro(importOf(target)) : importOf(target);
const allowed = ROOMS.flatMap(({ file, may }) => may.map((target) => [file, target] as const));
const refused = ROOMS.flatMap(({ file, mayNot }) =>
  mayNot.map(([target, rules]) => [file, target, rules] as const),
);

describe('the walls of the venue', () => {
  it.each(refused)('%s may not import %s', async (file, target, rules) => {
    expect(await broken(file, codeFor(file, target))).toEqual(rules);
  });

  it.each(allowed)('%s may import %s', async (file, target) => {
    expect(await broken(file, codeFor(file, target))).toEqual([]);
  });

  it('a script inside a view is behind the same wall', async () => {
    const code = `<script>\n${importOf('../lib/server/config/env.ts')}</script>\n`;
    expect(await broken('src/layouts/New.astro', code)).toEqual(PATHS);
  });
});

const WAITING = "import { appendFileSync } from 'node:fs';\nappendFileSync('a', 'b');\n";

describe('what no file may hold', () => {
  const TYPED = '@typescript-eslint/no-explicit-any';
  const SYNTAX = 'no-restricted-syntax';
  const element = 'const element = document.body;\n';

  it.each([
    ['any', 'src/lib/new.ts', 'export const a: any = 1;\n', TYPED],
    ['300 lines and one', 'src/lib/new.ts', 'export {};\n'.repeat(301), 'max-lines'],
    ['innerHTML', 'src/islands/new.ts', `${element}element.innerHTML = '';\n`, SYNTAX],
    ['outerHTML', 'src/islands/new.ts', `${element}element.outerHTML = '';\n`, SYNTAX],
    [
      'insertAdjacentHTML',
      'src/islands/new.ts',
      `${element}element.insertAdjacentHTML('beforeend', '');\n`,
      SYNTAX,
    ],
    ['document.write', 'src/scripts/new.ts', "document.write('');\n", SYNTAX],
    [
      'innerHTML in a view',
      'src/layouts/New.astro',
      inAstro('document.body.innerHTML = "";'),
      SYNTAX,
    ],
    ['a style attribute', 'src/layouts/New.astro', '<p style="color: red">Text</p>\n', SYNTAX],
    ['a style attribute with a value', 'src/layouts/New.astro', '<p style={1}>Text</p>\n', SYNTAX],
    ['an inline handler', 'src/layouts/New.astro', '<p onclick="x()">Text</p>\n', SYNTAX],
    [
      'markup from a string',
      'src/islands/New.tsx',
      'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;\n',
      SYNTAX,
    ],
    [
      'RL-03 waiting for a disk in front of everybody',
      'src/lib/server/http/response/new.ts',
      WAITING,
      SYNTAX,
    ],
    ['RL-03 waiting for the page store', 'src/lib/server/page-store/journal.ts', WAITING, SYNTAX],
  ])('%s', async (_, file, code, rule) => {
    expect(await broken(file, code)).toEqual([rule]);
  });

  it('control: what is like it and harmless may stand', async () => {
    expect(await broken('src/lib/new.ts', 'export {};\n'.repeat(300))).toEqual([]);
    expect(await broken('src/lib/server/http/serve.ts', WAITING)).toEqual([]);
    expect(await broken('src/islands/new.ts', `${element}element.textContent = '';\n`)).toEqual([]);
    expect(await broken('src/layouts/New.astro', '<p class="lead">Text</p>\n')).toEqual([]);
  });
});
