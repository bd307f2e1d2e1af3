import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import { linkedRecord } from '../../../../content/fields/link-target.ts';
import {
  isKind,
  isReferenceKind,
  KINDS,
  records,
  type Kind,
} from '../../../../content/records/kinds.ts';
import { otherThan } from '../../../i18n/localized.ts';
import type { ShownLink } from '../../../views/module-view.ts';
import { nextPublication } from '../../repositories/articles.ts';
import { titlesOf, type Titled } from '../../repositories/public-records.ts';
import { localizedLink } from '../../services/records/localized-link.ts';
import { pathOfRecord } from '../../../routing/record-routes.ts';
import { recordTag } from '../../services/cache-tags/tags.ts';
import type { PageContext } from '../page/page-context.ts';

/** Kinds that links can name and that are not in memory: their names take a query. */
const QUERIED_KINDS = KINDS.filter((kind) => records[kind].isLinkable && !isReferenceKind(kind));

/** The ids of a kind that a text of JSON names as targets. */
const namedIn = (json: string, kind: Kind): readonly number[] => [
  ...new Set(
    [...json.matchAll(new RegExp(`"${kind}:(\\d{1,9})"`, 'gu'))].map(([, id]) => Number(id)),
  ),
];

/** The names of the records that links in some JSON lead to, by kind and id. */
async function queriedTitles(context: PageContext, json: string) {
  const { app, now } = context;
  const titles = new Map<string, Titled>();
  for (const kind of QUERIED_KINDS) {
    const ids = namedIn(json, kind);
    const titled = await titlesOf(app.database.db, kind, { now, ids });
    // One that waits for its publication is linked to from then on.
    if (kind === 'article' && titled.length < ids.length)
      context.changesAt(await nextPublication(app.database.db, now));
    for (const record of titled) titles.set(`${kind}:${String(record.id)}`, record);
  }
  return titles;
}

/**
 * Where the links of some modules lead in the page's language. Links to records
 * are kept by id and follow when an address changes; null: the record is gone.
 */
export async function linkResolver(
  context: PageContext,
  trees: readonly StoredModule[],
): Promise<(target: string) => ShownLink | null> {
  const { data, locale } = context;
  const titles = await queriedTitles(context, JSON.stringify(trees));

  const pathOf = (kind: Kind, id: number): string | null => {
    context.shows(recordTag(kind, id));
    const record = isReferenceKind(kind) ? data[kind].get(id) : titles.get(`${kind}:${String(id)}`);
    if (record === undefined) return null;
    // Better a page in the other language than none.
    return pathOfRecord(kind, record, locale) ?? pathOfRecord(kind, record, otherThan(locale));
  };

  return (target) => {
    const named = linkedRecord(target);
    const href =
      named !== null && isKind(named.kind) && records[named.kind].isLinkable
        ? pathOf(named.kind, named.id)
        : localizedLink(target, locale, data, (tag) => context.shows(tag));
    return href === null ? null : { href, isExternal: /^https?:/u.test(href) };
  };
}
