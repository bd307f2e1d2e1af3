import { z } from 'zod';
import { perLocale } from '../../../../content/i18n/locales.ts';
import { pageShape, shownModules } from '../../../../content/records/answer-shape.ts';
import { KINDS, records, type Kind } from '../../../../content/records/kinds.ts';
import { apiRecord } from '../../../../content/records/shape.ts';
import { failure, success, type Result } from '../../../result.ts';
import { renditionAt, renditionWidths } from '../../../media/picture.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import type { MenuLink } from '../../../views/page.ts';
import { crumbsAbove, pageAt } from '../../page-data/cms/cms.ts';
import { chromeOf } from '../../page-data/page/chrome.ts';
import { PageContext } from '../../page-data/page/page-context.ts';
import { containerForEditors, publicContainer } from '../../page-data/modules/container.ts';
import { showModules } from '../../page-data/modules/show.ts';
import { pathOfPage, pathsOfPage } from '../../../routing/record-routes.ts';
import { kindTag, recordTag } from '../../services/cache-tags/tags.ts';
import { isAllowed } from '../../services/accounts/access.ts';
import { pageRecordAt } from '../../services/editing/record-at-path.ts';
import { offlineRecord } from '../../services/editing/edited.ts';
import { noRecord } from '../../services/editing/save.ts';
import { recordInState } from '../../services/editing/record-in-state.ts';
import { endpoint, type AskCaller } from '../core/endpoint.ts';
import { key, number } from '../core/paging.ts';

/** Deeper than any menu that can be shown; written out, as entries hold entries again. */
const MAX_DEPTH = 6;

const menuItem = (depth: number): z.ZodType =>
  z.object({
    menu_name: z.string(),
    url: z.string(),
    has_tab_navigation: z.boolean(),
    children: z.array(depth === 1 ? z.unknown() : menuItem(depth - 1)),
  });

/** The menus as the specification names their parts. */
export const navigationShape = z.object({
  menu: z.array(menuItem(MAX_DEPTH)),
  footer: z.array(z.object({ title: z.string(), url: z.string() })),
});

const item = ({ label, href, children, hasTabs }: MenuLink): object => ({
  menu_name: label,
  url: href,
  has_tab_navigation: hasTabs,
  children: children.map(item),
});

/** The menus of every page in its language. */
export function navigationOf(context: PageContext) {
  const { menus } = chromeOf(context);
  const footer = [...menus.footer, ...menus.easy];
  return {
    menu: menus.primary.map(item),
    footer: footer.map(({ label, href }) => ({ title: label, url: href })),
  };
}

export const nav = endpoint({
  summary: 'The menus of every page: the main one and the one of the footer',
  query: z.object({}),
  answer: z.object({ navigation: navigationShape }),
  load: (context) => Promise.resolve(success({ navigation: navigationOf(context) })),
});

type CmsPage = Entity<'page'>;

const urls = z.object(perLocale(() => z.string().nullable()));
const sibling = z.object({ id: z.int(), title: z.string(), urls });
const path = z.string().max(300).default('');

const siblingsOf = (context: PageContext, page: CmsPage) => {
  // A new page below the same parent is a sibling, too.
  context.shows(kindTag('page'));
  return [...context.data.page.values()]
    .filter((other) => other.parent === page.parent && other.content_type === 'page')
    .sort((left, right) => left.position - right.position || left.id - right.id)
    .map((other) => ({
      id: other.id,
      title: other.title[context.locale] || other.title.de || other.title.en,
      urls: pathsOfPage(other),
    }));
};

const wholePath = ({ locale }: PageContext, asked: string): string =>
  asked === '' ? `/${locale}` : `/${locale}/${asked}`;

/** The page at a path behind the locale; an empty path is the start page. */
function pageOf(context: PageContext, asked: string): CmsPage | null {
  const whole = wholePath(context, asked);
  const match = pageAt(context.data, whole, context.locale);
  if (match !== null) return match;
  return (
    [...context.data.page.values()].find(
      (page) => page.content_type !== 'page' && pathOfPage(page, context.locale) === whole,
    ) ?? null
  );
}

/** The same with the page that is offline, for whoever may read that; for all others there is none. */
async function contextWith(
  context: PageContext,
  asked: string,
  ask: AskCaller,
): Promise<PageContext> {
  if (pageOf(context, asked) !== null) return context;
  const { app, locale } = context;
  if (!isAllowed(await ask(), 'page', 'read')) return context;
  const path = wholePath(context, asked);
  const named = await pageRecordAt(app, path);
  if (named?.kind !== 'page') return context;
  return PageContext.open(app, locale, path, { edited: await offlineRecord(app, named) });
}

const thumbnails = z.array(z.object({ width: z.int(), url: z.string() }));
/** A picture in each width that it is made in. */
const thumbnailsOf = (image: NonNullable<CmsPage['og_image']>) =>
  renditionWidths(image.width).map((width) => ({ width, url: renditionAt(image, width) }));

const missing = 'There is no such page';

/** The page in an earlier state, for those who may read it; without a version as it is. */
async function versionOf(
  { app, locale, t }: PageContext,
  current: CmsPage,
  version: number | undefined,
  ask: AskCaller,
): Promise<Result<CmsPage>> {
  if (version === undefined) return success(current);
  const caller = await ask();
  if (caller.how === 'nobody') return failure('unauthorized', t('user:error.nobody'));
  if (!isAllowed(caller, 'page', 'read')) return failure('forbidden', t('api:notAllowed'));
  const then = await recordInState(app, 'page', current.id, { version });
  // Who reads it sees the address that it has now.
  return then === null ? noRecord(locale) : success({ ...then, urls: current.urls });
}

export const page = endpoint({
  summary: 'A CMS page by its path behind the locale, with its modules as it shows them',
  query: z.object({ path, version_id: number }),
  answer: pageShape(records.page).extend({
    urls,
    is_online: z.boolean(),
    parents: z.array(z.object({ label: z.string(), href: z.string().nullable() })),
    siblings: z.array(sibling),
    og_image_thumbs: thumbnails,
    og_image_thumbnails: thumbnails,
    settings_url: z.string().meta({ description: 'Where editors read and change its record' }),
  }),
  missing,
  async load(asOthers, { path: asked, version_id: version }, caller) {
    const context = await contextWith(asOthers, asked, caller);
    const current = pageOf(context, asked);
    if (current === null) return failure('not_found', context.t('api:noPage'));
    context.shows(recordTag('page', current.id));
    const shown = await versionOf(context, current, version, caller);
    if (!shown.ok) return shown;
    const match = shown.value;
    const { modules } = await showModules(context, match.modules);
    const parents = crumbsAbove(context, match);
    const thumbs = match.og_image === null ? [] : thumbnailsOf(match.og_image);
    return success({
      ...apiRecord(records.page, match, context.locale, false),
      urls: pathsOfPage(match),
      is_online: context.edited === null,
      parents,
      modules,
      siblings: siblingsOf(context, match),
      // The specification names them in both ways.
      og_image_thumbs: thumbs,
      og_image_thumbnails: thumbs,
      settings_url: `/${context.locale}/pageeditor-api/records/page/${match.id}/`,
    });
  },
});

export const siblings = endpoint({
  summary: 'The pages beside a page, with their addresses in each language',
  query: z.object({ path }),
  answer: z.array(sibling),
  missing,
  async load(asOthers, { path: asked }, caller) {
    const context = await contextWith(asOthers, asked, caller);
    const match = pageOf(context, asked);
    return match === null
      ? failure('not_found', context.t('api:noPage'))
      : success(siblingsOf(context, match));
  },
});

export const containerBySlug = endpoint({
  summary: 'What stands in the container with this key, wherever it is; editors get its draft',
  query: z.object({ slug: key }),
  answer: z.object({
    id: z.string(),
    slug: z.string().nullable(),
    parent: z.int(),
    content_type: z.enum(KINDS as [Kind, ...Kind[]]),
    object_id: z.int(),
    model: z.string().meta({ description: 'Its kind of module: container or section' }),
    columns: z.array(
      z.object({
        classes: z.string().meta({
          description: 'Its layout and its share of it',
          examples: ['of-67-33 column-67'],
        }),
        children: shownModules,
      }),
    ),
    children: shownModules.meta({ description: 'All that stands in it, column by column' }),
  }),
  missing: 'There is no such container',
  async load(context, { slug }, ask) {
    const caller = await ask();
    const isReadable = (kind: Kind) => isAllowed(caller, kind, 'read');
    const found =
      (caller.how === 'nobody' ? null : await containerForEditors(context, slug, isReadable)) ??
      (await publicContainer(context, slug));
    return found === null ? failure('not_found', context.t('api:noContainer')) : success(found);
  },
});
