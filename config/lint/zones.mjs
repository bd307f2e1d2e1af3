/**
 * Who may import whom, as the design says. `target` is the importer; of `from`
 * it may import only what `except` names.
 */
const rest = (folder, allowed, why) => ({
  target: folder,
  from: './src',
  except: allowed.map((place) => `./${place}`),
  message: why,
});
const never = (target, from, why) => ({ target, from, message: why });

const SERVER_ONLY = 'src/lib/server runs on the server only.';

export const zones = [
  rest('./src/content/!(demo)/**', ['content'], 'src/content imports nothing above it.'),
  // The demo's menus and redirects hold addresses of the site. They are built
  // with the route table, because a demo that repeats patterns would go stale.
  rest(
    './src/content/demo',
    ['content', 'lib/constants.ts', 'lib/dates.ts', 'lib/routes.ts', 'lib/slug.ts'],
    'src/content/demo may import, beside src/content, only constants, dates, routes and slug.',
  ),
  rest(
    './src/lib/!(server)/**',
    ['content', 'lib'],
    'src/lib imports only src/lib and src/content.',
  ),
  rest('./src/lib/*', ['content', 'lib'], 'src/lib imports only src/lib and src/content.'),
  never('./src/lib/*', './src/lib/server', SERVER_ONLY),
  never('./src/lib/!(server)/**', './src/lib/server', SERVER_ONLY),
  rest(
    './src/lib/server',
    ['content', 'lib'],
    'src/lib/server imports only src/lib and src/content.',
  ),
  rest(
    './src/islands',
    ['content', 'lib', 'islands'],
    'src/islands imports only src/content, src/lib and islands.',
  ),
  never('./src/islands', './src/lib/server', SERVER_ONLY),
  rest(
    './src/layouts',
    ['content', 'lib', 'islands', 'layouts'],
    'Layouts and views import only src/content, src/lib, src/islands and layouts.',
  ),
  never('./src/layouts', './src/lib/server', SERVER_ONLY),
  never('./!(src|node_modules)/**', './src/pages', 'Nobody imports a page.'),
  never('./!(src|node_modules)/**', './src/middleware.ts', 'Nobody imports the middleware.'),
];
