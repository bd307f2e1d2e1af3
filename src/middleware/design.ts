import type { MiddlewareHandler } from 'astro';
import { asksForPreview, designPreviewFor } from '../lib/server/services/design/design-preview.ts';
import { asTemplate } from '../lib/server/services/site/webshop-template.ts';
import { isRead } from './step.ts';

/** A design that is not saved yet, for whoever may change it. */
export const previewDesign: MiddlewareHandler = async (context, next) => {
  const { locals, url } = context;
  if (isRead(context) && asksForPreview(url))
    locals.designPreview = await designPreviewFor(locals.app, url, await locals.caller());
  return next();
};

/** Pages that another shop takes its frame of. */
export const fillTemplates: MiddlewareHandler = async ({ locals, url }, next) => {
  const isTemplate = locals.route?.table === 'webshop';
  const { pathname } = url;
  const response = await next();
  return isTemplate ? asTemplate(response, pathname, locals.app.env) : response;
};
