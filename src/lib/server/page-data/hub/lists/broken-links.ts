import { linkedRecord } from '../../../../../content/fields/link-target.ts';
import { isKind, isVersioned, records, type Kind } from '../../../../../content/records/kinds.ts';
import { formatDay, dayOf } from '../../../../dates/dates.ts';
import { textIn } from '../../../../i18n/localized.ts';
import { titleOf } from '../../../../i18n/record-name.ts';
import { pathTo } from '../../../../routing/routes.ts';
import { linkChecks } from '../../../repositories/hub/link-checks.ts';
import { namesById } from '../../../repositories/hub/record-names.ts';
import { recordById } from '../../../repositories/records.ts';
import type { SiteLink } from '../../../services/links/site-links.ts';
import { settingsOf } from '../../../services/records/reference-data.ts';
import type { PageContext } from '../../page/page-context.ts';
import { editHref } from './hub-link.ts';
import { HUB_PAGE_SIZE, type HubList, type HubRow, matches } from './hub-list.ts';

/** `moved`: by a rule it leads on to where it should lead itself. */
export const LINK_PARTS = ['inside', 'outside', 'moved'] as const;
type Part = (typeof LINK_PARTS)[number];

interface BrokenLink extends SiteLink {
  readonly part: Part;
  readonly fault: string;
  readonly to: string | null;
  /** An instant; null: it was not before the last look at all links. */
  readonly since: string | null;
}

/** Every link in what is public that does not lead where it should. */
export async function brokenLinks({ app, data }: PageContext): Promise<readonly BrokenLink[]> {
  const { db } = app.database;
  const { faulty, outside } = await app.siteLinks.read();
  const inside = await linkChecks(db, 'inside');
  const own = faulty.map((link): BrokenLink => {
    const noted = inside.get(link.target);
    const since = noted?.fault === link.fault ? noted.since : null;
    return { ...link, part: link.fault === 'moved' ? 'moved' : 'inside', since };
  });
  if (!settingsOf(data).checks_outside_links) return own;
  const asked = await linkChecks(db, 'outside');
  const others = outside.flatMap((link): readonly BrokenLink[] => {
    const { fault = null, since = null } = asked.get(link.address) ?? {};
    return fault === null ? [] : [{ ...link, part: 'outside', fault, to: null, since }];
  });
  return [...own, ...others];
}

/** How many links of a part there are. */
export const countBrokenLinks = async (context: PageContext, part: Part): Promise<number> =>
  (await brokenLinks(context)).filter((link) => link.part === part).length;

/** What a link names, in words where it is a record. */
function targetText(target: string, { locale }: PageContext): string {
  const named = linkedRecord(target);
  if (named === null || !isKind(named.kind)) return target;
  return `${records[named.kind].label[locale]} ${String(named.id)}`;
}

/** Where a link stands: the name of the record, what it is, and the language. */
function placeText(link: SiteLink, name: string, { locale, t }: PageContext): string {
  const language = link.language === null ? [] : [t(`hub:link.language.${link.language}`)];
  return `${name} (${[records[link.kind].label[locale], ...language].join(', ')})`;
}

/** Where a link is mended: the editor at its module, or the form at its field. */
export async function mendHref(link: SiteLink, { app, locale }: PageContext): Promise<string> {
  const { kind, record: id, module, field } = link;
  const form = `${pathTo('hub-record', locale, { list: kind, id })}#${field}`;
  if (module === null || !isVersioned(kind)) return form;
  const record = await recordById(app.database.db, kind, id);
  const place = { module, language: link.language ?? locale };
  return (record && editHref(kind, record, place)) ?? form;
}

/** The names of the records that links stand in, by kind and id. */
async function namesOf(links: readonly SiteLink[], { app, locale }: PageContext) {
  const names = new Map<string, string>();
  for (const kind of new Set(links.map((link) => link.kind))) {
    const ids = links.filter((link) => link.kind === kind).map(({ record }) => record);
    for (const [id, record] of await namesById(app.database.db, kind, [...new Set(ids)]))
      names.set(keyOf(kind, id), titleOf(kind, record, locale));
  }
  return names;
}
const keyOf = (kind: Kind, id: number): string => `${kind}:${String(id)}`;

/** Links that lead nowhere, each with the way to where it stands. */
export const BROKEN_LINKS: HubList = {
  key: 'broken_links',
  group: 'operations',
  right: { subject: 'missing_address', action: 'read' },
  columns: ['link_place', 'link_words', 'link', 'link_fault', 'link_since'],
  parts: LINK_PARTS,
  async rows(context, { text, page, part = '' }) {
    const { locale, now, t } = context;
    const links = (await brokenLinks(context)).filter((link) => part === '' || link.part === part);
    const names = await namesOf(links, context);
    const shown = links
      .map((link) => {
        const place = placeText(link, names.get(keyOf(link.kind, link.record)) ?? '', context);
        const words = textIn(link.words, link.language ?? locale);
        return { link, place, words, target: targetText(link.target, context) };
      })
      .filter(({ place, words, target }) => matches(`${place} ${words} ${target}`, text));
    const start = (page - 1) * HUB_PAGE_SIZE;
    const rows: HubRow[] = [];
    for (const { link, place, words, target } of shown.slice(start, start + HUB_PAGE_SIZE)) {
      const { fault, to, since } = link;
      const day = since === null ? dayOf(now) : dayOf(new Date(since));
      rows.push({
        id: String(start + rows.length),
        href: await mendHref(link, context),
        cells: [
          place,
          words || '–',
          target,
          t(`hub:link.fault.${fault}`, { to }),
          formatDay(day, locale, 'numeric'),
        ],
      });
    }
    return { rows, total: shown.length };
  },
};
