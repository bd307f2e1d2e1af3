import facts from '../../../../../package.json' with { type: 'json' };

/** The packages whose versions say what a venue runs on; each is pinned to one version. */
const PACKAGES = [
  'astro',
  'better-auth',
  'kysely',
  'nodemailer',
  'pg',
  'react',
  'sharp',
  'slate',
  'zod',
] as const;

/** The product and what it is made of. */
export const PRODUCT = {
  version: facts.version,
  packages: PACKAGES.map((name) => ({ name, version: facts.dependencies[name] })),
};
