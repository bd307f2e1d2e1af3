import type { APIContext } from 'astro';
import { STATUS_MOVED_PERMANENTLY } from '../../lib/constants.ts';
import { pathTo } from '../../lib/routing/routes.ts';
import { recordPage, type PageKind } from '../../lib/server/page-data/records/record.ts';
import { idOf, open } from '../_open.ts';

type Asked = Pick<APIContext, 'locals' | 'url' | 'params' | 'cache' | 'redirect' | 'rewrite'>;

/** A record's page, kept from now on; or the answer instead: another address, not found. */
export async function openRecord(asked: Asked, kind: PageKind) {
  const context = await open(asked);
  const found = await recordPage(context, kind, idOf(asked));
  if (found === null) return asked.rewrite(pathTo('not-found', context.locale));
  const { path } = found.page;
  if (path !== asked.url.pathname) return asked.redirect(path, STATUS_MOVED_PERMANENTLY);
  asked.cache.set(context.cacheOptions());
  return found;
}
