import type { APIContext, MiddlewareHandler } from 'astro';
import { asksToEdit } from '../lib/server/services/editing/editing-request.ts';
import {
  asksForReleasePreview,
  requestedRelease,
  withinRelease,
} from '../lib/server/services/releases/release-preview.ts';
import { isRead, showMissing } from './step.ts';

/** Whether an address asks for the site with a release: what is somebody's own has none. */
const isReleasePreview = (context: APIContext): boolean =>
  isRead(context) &&
  context.locals.route?.row.cache !== 'private' &&
  asksForReleasePreview(context.url) &&
  !asksToEdit(context.url);

/** Shows the site as it will be with a release. @returns false where there is no such release */
async function showReleasePreview({ locals, url }: APIContext): Promise<boolean> {
  const release = requestedRelease(url, await locals.caller());
  if (release === null) return true;
  const preview = release === 0 ? null : await locals.app.releasePreviews.of(release);
  if (preview === null) return false;
  locals.app = preview.app;
  locals.releasePreview = preview.release;
  return true;
}

export const previewRelease: MiddlewareHandler = async (context, next) =>
  isReleasePreview(context) && !(await showReleasePreview(context))
    ? showMissing(context, next)
    : next();

/** Links of a page that is shown with a release lead to pages with it. */
export const stayInRelease: MiddlewareHandler = async ({ locals }, next) => {
  const response = await next();
  const { releasePreview } = locals;
  return releasePreview === null ? response : withinRelease(response, releasePreview.id);
};
