import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import { linkedRecord } from '../../../../content/fields/link-target.ts';
import type { LinkedKind } from '../../../../content/fields/target-form.ts';
import type { Translated } from '../../../../content/fields/field.ts';
import type { ShownLink } from '../../../views/module-view.ts';
import { otherThan } from '../../../i18n/other-language.ts';
import { nextPublication, titlesOf } from '../../repositories/articles.ts';
import { localizedLink } from '../../services/records/localized-link.ts';
import { detailPath, pathOfPage } from '../../../routing/record-paths.ts';
import { recordTag } from '../../services/cache-tags/tags.ts';
import type { PageContext } from '../page/page-context.ts';

/** Kinds that are not in memory: their names take a query. */
const ASKED = ['event', 'article'] as const;
type AskedKind = (typeof ASKED)[number];
const isAsked = (kind: LinkedKind): kind is AskedKind => kind === 'event' || kind === 'article';

type Titles = ReadonlyMap<number, { readonly id: number; readonly title: Translated }>;

/** The ids of a kind that a text of JSON names as targets. */
const namedIn = (json: string, kind: AskedKind): readonly number[] => [
  ...new Set(
    [...json.matchAll(new RegExp(`"${kind}:(\\d{1,9})"`, 'gu'))].map(([, id]) => Number(id)),
  ),
];

/**
 * Where the links of some modules lead in the page's language. Links to records
 * are kept by id and follow when an address changes; null: the record is gone.
 */
export async function linkResolver(
  context: PageContext,
  trees: readonly StoredModule[],
): Promise<(target: string) => ShownLink | null> {
  const { app, data, locale, now } = context;
  const json = JSON.stringify(trees);
  const titles = {} as Record<AskedKind, Titles>;
  for (const kind of ASKED) {
    const named = namedIn(json, kind);
    const found = await titlesOf(app.database.db, kind, now, named);
    // One that waits for its publication is linked to from then on.
    if (kind === 'article' && found.length < named.length)
      context.changesAt(await nextPublication(app.database.db, now));
    titles[kind] = new Map(found.map((record) => [record.id, record]));
  }

  const pathOf = (kind: LinkedKind, id: number): string | null => {
    context.shows(recordTag(kind, id));
    if (isAsked(kind)) {
      const record = titles[kind].get(id);
      return record === undefined ? null : detailPath(kind, record, locale);
    }
    if (kind === 'page') {
      const page = data.page.get(id);
      // Better the page in the other language than none.
      return page === undefined
        ? null
        : (pathOfPage(page, locale) ?? pathOfPage(page, otherThan(locale)));
    }
    const record = data[kind].get(id);
    return record === undefined ? null : detailPath(kind, record, locale);
  };

  return (target) => {
    const named = linkedRecord(target);
    const href =
      named === null
        ? localizedLink(target, locale, data, (tag) => context.shows(tag))
        : pathOf(named.kind, named.id);
    return href === null ? null : { href, isExternal: /^https?:/u.test(href) };
  };
}
