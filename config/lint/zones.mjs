import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SERVER_PACKAGES = ['node:*', 'kysely', 'kysely/*', 'pg', 'pino', 'sharp', '@astrojs/*'];
const FRAMEWORKS = ['react', 'react-dom', 'react/*', 'nanostores', '@nanostores/*', 'astro:*'];

/** What of a module's folder is more than a description. */
const MODULE_PARTS = ['src/content/modules/*/View.astro', 'src/content/modules/*/load.ts'];

/**
 * The layers of src/lib/server, from the bottom up, and which of the others each may
 * import; type imports count, too. Everything may import src/lib and src/content.
 */
export const SERVER_LAYERS = {
  config: [],
  ports: [],
  concurrency: [],
  db: [],
  repositories: ['db'],
  'page-store': ['ports'],
  adapters: ['concurrency', 'config', 'page-store', 'ports'],
  services: ['adapters', 'concurrency', 'config', 'db', 'ports', 'repositories'],
  app: ['adapters', 'concurrency', 'config', 'db', 'ports', 'repositories', 'services'],
  'page-data': ['app', 'ports', 'repositories', 'services'],
  actions: ['app', 'page-data', 'ports', 'repositories', 'services'],
  api: ['actions', 'app', 'page-data', 'repositories', 'services'],
  http: [
    'adapters',
    'app',
    'concurrency',
    'config',
    'page-data',
    'page-store',
    'ports',
    'repositories',
    'services',
  ],
  cli: ['app', 'config', 'db', 'http', 'repositories', 'services'],
};
/** What the front at the edge shares with the server: rules that reach no process, file or database. */
const RULES_AT_EDGE = [
  'lib/server/page-store',
  'lib/server/http/edge',
  'lib/server/http/media/media-range.ts',
  'lib/server/http/negotiation',
  'lib/server/http/request',
  'lib/server/http/response',
];
const LAYER_NAMES = Object.keys(SERVER_LAYERS);

const serverRooms = [
  ...Object.entries(SERVER_LAYERS).map(([layer, below]) => ({
    files: [`src/lib/server/${layer}/**`],
    from: ['content', 'lib'],
    never: LAYER_NAMES.filter((other) => other !== layer && !below.includes(other)).map(
      (other) => `lib/server/${other}`,
    ),
    packages: FRAMEWORKS,
    why: `src/lib/server/${layer} imports of the server only ${['itself', ...below].join(', ')}.`,
  })),
  {
    files: ['src/lib/server/*.ts'],
    from: ['content', 'lib'],
    packages: FRAMEWORKS,
    why: 'src/lib/server imports only src/lib and src/content.',
  },
];

/**
 * The rooms of the venue and who may import whom. Of `src` a room may import
 * only `from`, and nothing of `never`; `packages` are not for it either.
 */
export const ROOMS = [
  {
    files: ['src/content/**'],
    ignores: MODULE_PARTS,
    from: ['content'],
    packages: [...SERVER_PACKAGES, ...FRAMEWORKS],
    why: 'src/content says what can be said; it imports nothing above it.',
  },
  {
    // The demo's menus and redirects hold addresses of the site. They are built
    // with the route table, because patterns written again would go stale.
    files: ['demo/**'],
    from: ['content', 'lib/constants.ts', 'lib/dates', 'lib/routing'],
    packages: [...SERVER_PACKAGES, ...FRAMEWORKS],
    why: 'Beside src/content the demo imports only constants, dates and routing.',
  },
  {
    files: ['src/content/modules/*/load.ts'],
    from: ['content', 'lib'],
    never: ['lib/server'],
    packages: [...SERVER_PACKAGES, ...FRAMEWORKS],
    why: 'What a module loads is handed in as queries (src/lib/modules/queries.ts).',
  },
  {
    files: ['src/content/modules/*/View.astro'],
    from: [
      'content',
      'lib',
      'islands',
      'layouts/components',
      'layouts/articles',
      'layouts/programme',
      'scripts',
    ],
    never: ['lib/server'],
    packages: SERVER_PACKAGES,
    why: 'A module’s view shows what it is given, with the parts that layouts share.',
  },
  {
    files: ['src/lib/**'],
    ignores: ['src/lib/server/**'],
    from: ['content', 'lib'],
    never: ['lib/server'],
    packages: [...SERVER_PACKAGES, ...FRAMEWORKS],
    why: 'src/lib runs anywhere; it imports only src/lib and src/content.',
  },
  ...serverRooms,
  {
    // What these import in turn is held by the bundle (`tests/contract/edge`).
    files: ['src/edge/**'],
    ignores: ['src/edge/pages/**'],
    from: [
      'edge',
      'lib/constants.ts',
      'lib/trim-end.ts',
      'lib/media',
      'lib/routing',
      ...RULES_AT_EDGE,
    ],
    packages: [...SERVER_PACKAGES, ...FRAMEWORKS, '!node:zlib'],
    why: 'src/edge runs on another platform: of the server it shares rules, and nothing that needs Node.',
  },
  {
    // The build puts what says so in place of processes, SQLite and pictures (`scripts/edge`).
    files: ['src/edge/pages/**'],
    from: ['edge', 'lib/server'],
    never: ['lib/server/cli', 'lib/server/http/workers', 'lib/server/http/media'],
    packages: [
      ...SERVER_PACKAGES.filter((name) => name !== 'kysely' && name !== 'pg'),
      ...FRAMEWORKS,
      '!node:async_hooks',
    ],
    why: 'src/edge/pages renders on another platform: it reaches no process, file or picture.',
  },
  {
    files: ['src/islands/**'],
    from: ['content', 'lib', 'islands'],
    never: ['lib/server'],
    packages: SERVER_PACKAGES,
    why: 'Islands run in the browser; they import src/content, src/lib and islands.',
  },
  {
    files: ['src/scripts/**'],
    from: ['content', 'lib', 'islands', 'scripts'],
    never: ['lib/server'],
    packages: SERVER_PACKAGES,
    why: 'What every page runs imports src/content, src/lib, islands and itself.',
  },
  {
    files: ['src/layouts/**'],
    from: ['content', 'lib', 'islands', 'layouts', 'scripts'],
    never: ['lib/server'],
    packages: SERVER_PACKAGES,
    why: 'Views show what they are given; src/lib/server is not theirs to ask.',
  },
  {
    files: ['config/**', 'scripts/**', 'tests/**', '*.mjs', '*.ts'],
    from: ['content', 'edge', 'lib', 'islands', 'layouts', 'scripts'],
    why: 'Nobody imports pages or the middleware.',
  },
];

const pathsRule = ({ from, never = [], why }) => ({
  basePath: ROOT,
  zones: [
    { target: '.', from: './src', except: from.map((place) => `./${place}`), message: why },
    ...never.map((place) => ({ target: '.', from: `./src/${place}`, message: why })),
  ],
});

const packagesRule = ({ packages, why }) => ({ patterns: [{ group: packages, message: why }] });

/** One lint configuration a room; their files do not overlap. */
export const zones = ROOMS.map(({ files, ignores = [], ...room }) => ({
  name: `zone ${files[0]}`,
  files,
  ignores,
  rules: {
    'import-x/no-restricted-paths': ['error', pathsRule(room)],
    ...(room.packages && { 'no-restricted-imports': ['error', packagesRule(room)] }),
  },
}));
