import { perLocale } from '../../../../content/i18n/locales.ts';
import type { ShownModules } from '../../../views/module-view.ts';
import type { Page } from '../../../views/page.ts';
import type { SectionView } from '../../../views/section-view.ts';
import { textIn } from '../../../i18n/localized.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import { detailPath, pathOfRecord } from '../../../routing/record-routes.ts';
import { pathTo } from '../../../routing/routes.ts';
import { recordById } from '../../repositories/records.ts';
import { sectionPlaces } from '../../services/modules/section-places.ts';
import type { PageContext } from '../page/page-context.ts';
import { makePage } from '../page/page.ts';
import { showModules } from '../modules/show.ts';

/** Where a shared section stands, each with the ways to edit it and to see it with the draft. */
async function placesOf(
  { app, locale, t }: PageContext,
  section: number,
): Promise<SectionView['places']> {
  const { db } = app.database;
  const places: SectionView['places'][number][] = [];
  for (const { kind, id, isOnlyDrafted } of await sectionPlaces(db, section, app.modules)) {
    const record = await recordById(db, kind, id);
    const path = record && pathOfRecord(kind, record, locale);
    if (record === null || path === null) continue;
    places.push({
      label: titleOf(kind, record, locale),
      href: `${path}?edit`,
      preview: `${path}?v=section-${section}`,
      note: isOnlyDrafted
        ? t('editing:shared.drafted')
        : record.is_online
          ? ''
          : t('editing:shared.offlinePlace'),
    });
  }
  return places;
}

/** The page on which a shared section is written; null: there is none, or it is not public. */
export async function sectionPage(
  context: PageContext,
  id: number,
): Promise<{
  readonly page: Page;
  readonly view: SectionView;
  readonly modules: ShownModules['modules'];
} | null> {
  const { data, locale } = context;
  const section = data.shared_section.get(id);
  if (section === undefined) return null;
  const { modules, frames } = await showModules(context, section.modules);
  const title = textIn(section.name, locale);
  const page = makePage(context, {
    route: 'shared-section',
    title,
    description: title,
    translations: perLocale((one) => detailPath('shared_section', section, one)),
    noindex: true,
    frames,
  });
  const view = {
    name: title,
    all: pathTo('hub-list', locale, { list: 'shared_section' }),
    places: await placesOf(context, id),
  };
  return { page, view, modules };
}
