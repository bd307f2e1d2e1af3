import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { onMissingText } from '../../../i18n/translator.ts';
import type { Env } from '../../config/env.ts';
import type { FirstLogin } from '../../services/accounts/users.ts';
import { pageChange } from '../../services/cache-tags/page-change.ts';
import { onInvalidate } from '../../page-store/contract.ts';
import type { Log } from '../../ports/log.ts';
import type { RenderPage } from '../astro/astro.ts';
import type { InvalidationTarget } from './invalidation-target.ts';
import type { OpenSite } from './site.ts';

/** The OpenAPI document, which the build puts beside its entry. */
export const OPENAPI_FILE = 'openapi.json';

export interface OpenSiteOptions {
  readonly env: Env;
  readonly target: InvalidationTarget;
  /** Whether what has to happen in one place only happens in this process. */
  readonly runsTasks: boolean;
  /** `dist/server/entry.mjs`. */
  readonly entry: string;
  readonly onSeed: (done: number, all: number) => void;
  readonly onFirstLogin: (login: FirstLogin) => void;
  readonly log: Log;
  /** Called with the paths of the site, the most wanted first, when it is open. */
  readonly onOpen: (paths: readonly string[]) => void;
}

/** The code itself cannot be loaded; trying again would load the same. */
export class BrokenBuild extends Error {}

/** Loaded when needed and not before: kept pages are answered while this takes its time. */
async function load(entry: string) {
  try {
    const [{ createApp }, { changesAfter }, { sitemapPaths }, { render }] = await Promise.all([
      import('../../app/open-app.ts'),
      import('../../repositories/changes.ts'),
      import('../../page-data/site/sitemap.ts'),
      import(pathToFileURL(entry).href) as Promise<{ render: RenderPage }>,
    ]);
    return { createApp, changesAfter, sitemapPaths, render };
  } catch (cause) {
    throw new BrokenBuild('The built site cannot be loaded.', { cause });
  }
}

/**
 * Opens the database and the built site, and connects changes to the page
 * store. It resolves when the store was told of everything that was changed while
 * this process was not running.
 */
export async function openSite(options: OpenSiteOptions): Promise<OpenSite> {
  const { env, target, entry } = options;
  onMissingText((error) => {
    options.log.error(error.message, error);
  });
  const { createApp, changesAfter, sitemapPaths, render } = await load(entry);
  const app = await createApp(env, {
    onSeed: options.onSeed,
    onFirstLogin: options.onFirstLogin,
    drawsPictures: true,
    runsTasks: options.runsTasks,
    openApiFile: path.join(path.dirname(entry), OPENAPI_FILE),
    onMigrated: (note, numbers) => {
      options.log.info(note, numbers);
    },
    onSecurityEvent: (event) => {
      options.log.info('security', event);
    },
  });

  const reached = app.feed.last;
  app.changes.subscribe((change) => {
    target.invalidate(change, app.feed.last);
  });
  const since = target.lastChange;
  // Another database than the one the pages were made from.
  if (since === null || since > reached) target.clear();
  const missed =
    since !== null && since < reached ? await changesAfter(app.database.db, since) : [];
  target.invalidate(pageChange(missed.flatMap((change) => change.tags)), reached);
  onInvalidate((change) => {
    target.invalidate(change, null);
  });
  void sitemapPaths(app).then(options.onOpen, () => undefined);

  return {
    render,
    app,
    locals: { app },
    origin: env.siteOrigin,
    close: async () => {
      onInvalidate(null);
      await app.close();
    },
  };
}
