import { saleGaps } from '../../../../booking/sale-gaps.ts';
import { randomUUID } from 'node:crypto';
import {
  isVersioned,
  KINDS,
  records,
  type Entity,
  type Kind,
} from '../../../../../content/records/kinds.ts';
import type { EventEntity } from '../../../../../content/records/event.ts';
import type { Locale } from '../../../../constants.ts';
import { BESIDE_KEY } from '../../../../editing/address.ts';
import { titleOf } from '../../../../i18n/record-name.ts';
import { isPageOfEditors, pathOfRecord } from '../../../../routing/record-routes.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { Link } from '../../../../views/event-view.ts';
import type { RecordFormView } from '../../../../views/hub/record-form-view.ts';
import { namesOfOthers } from '../../../services/editing/presence.ts';
import { recordById } from '../../../repositories/records.ts';
import { sectionPlaces } from '../../../services/modules/section-places.ts';
import { idsByReference } from '../../../repositories/references.ts';
import { childIds } from '../../../repositories/programme.ts';
import { draftOf } from '../../../repositories/versions.ts';
import { isAllowed } from '../../../services/accounts/access.ts';
import { redirectWarnings } from '../redirects/redirect-tools.ts';
import { hubListLink } from '../lists/hub-link.ts';
import { needsApproval, recordReleases } from '../release-form/record-releases.ts';
import type { PageContext } from '../../page/page-context.ts';
import { namedErrors, neededFirst, toolsOf } from '../form-help/form-context.ts';
import { withMovesDates, type Movable } from '../form-help/moves-dates.ts';
import { namedKindsOf, withNewNames } from '../form-help/new-name-fields.ts';
import { formFields, plainFields } from './form-fields.ts';
import { sectionsOf } from './form-sections.ts';
import { olderLanguages } from './form-states.ts';
import { targetsOf } from './form-targets.ts';
import { kindOfList } from './hub-kinds.ts';
import { canDuplicate } from './duplicate.ts';
import { versionIn } from '../lists/plain-field.ts';
import { ownFields, stored, type HubOutcome, type HubTarget } from './record-form.ts';

type Shown = Exclude<HubOutcome, { readonly location: string }> | null;

/** Of each field of each kind at most so many are told. */
const MAX_HOLDERS = 20;

/** Records that name one in a field: it cannot be deleted as long as they do. */
async function holdersOf(context: PageContext, kind: Kind, id: number): Promise<readonly Link[]> {
  const { app, locale } = context;
  const { db } = app.database;
  const links: Link[] = [];
  const places = kind === 'shared_section' ? await sectionPlaces(db, id, app.modules) : [];
  for (const other of KINDS) {
    const query = { kind: other, most: MAX_HOLDERS };
    const there = places.flatMap((place) => (place.kind === other ? [place.id] : []));
    const ids = new Set([...(await idsByReference(db, query, { kind, id })), ...there]);
    for (const holder of ids) {
      const record = await recordById(db, other, holder);
      if (record === null || (other === kind && holder === id)) continue;
      const label = `${records[other].label[locale]}: ${titleOf(other, record, locale)}`;
      if (kindOfList(other) === null) continue;
      links.push({ label, href: pathTo('hub-record', locale, { list: other, id: holder }) });
      if (links.length >= MAX_HOLDERS) return links;
    }
  }
  return links;
}

/** Whether the form deletes its record, who keeps it from that, and where what only editors see is used. */
async function deletionOf(
  context: PageContext,
  { kind, record, caller }: HubTarget,
  isWhole: boolean,
): Promise<Pick<RecordFormView, 'canDelete' | 'holders' | 'usedIn'>> {
  if (record === null) return { canDelete: false, holders: [], usedIn: null };
  const mayDelete = isWhole && isAllowed(caller, kind, 'delete');
  const canDelete = mayDelete && !records[kind].isSingle;
  const isTold = isPageOfEditors(kind);
  const holders = canDelete || isTold ? await holdersOf(context, kind, record.id) : [];
  return { canDelete, holders, usedIn: isTold ? holders : null };
}

/** The same record elsewhere. */
function linksOf(context: PageContext, { kind, record, caller }: HubTarget): readonly Link[] {
  const { locale, t } = context;
  if (record === null) return [];
  const path = pathOfRecord(kind, record, locale);
  const mayEdit = path !== null && isVersioned(kind) && isAllowed(caller, kind, 'write');
  const links: Link[] = [...toolsOf(context, kind, record, caller)];
  const isRead = record.is_online && !isPageOfEditors(kind);
  if (path !== null)
    links.push({ label: t(`hub_records:form.${isRead ? 'view' : 'look'}`), href: path });
  if (mayEdit) links.push({ label: t('hub_records:form.onPage'), href: `${path}?edit` });
  if (ownFields(kind, caller) === null) {
    const href = pathTo('hub-history', locale, { list: kind, id: record.id });
    links.push({ label: t('hub_records:history.title'), href });
  }
  if (kind === 'event' && isAllowed(caller, kind, 'write')) {
    const href = `${pathTo('hub-event-series', locale)}?from=${String(record.id)}`;
    links.push({ label: t('event_series:like'), href });
  }
  return links;
}

/** The page of a record as it is saved, for whoever writes pages: visitors' pages stand in no frame. */
function besideOf({ locale }: PageContext, { kind, record, caller }: HubTarget): string | null {
  const path = record === null ? null : pathOfRecord(kind, record, locale);
  return path !== null && isAllowed(caller, 'page', 'write') ? `${path}?${BESIDE_KEY}=1` : null;
}

/** What has to be known: a draft of the page's editor. */
async function notesOf(
  context: PageContext,
  { kind, record, caller }: HubTarget,
): Promise<RecordFormView['notes']> {
  const { app, locale, t } = context;
  const approval: RecordFormView['notes'] = needsApproval(caller, kind)
    ? [
        {
          text: t(`releases:form.${record?.is_online === true ? 'needed' : 'neededNew'}`),
          link: null,
        },
      ]
    : [];
  if (record === null) return [...approval, ...(await neededFirst(context, kind))];
  const { db } = app.database;
  const notes: { text: string; link: Link | null }[] = [...approval];
  const draft = isVersioned(kind) ? await draftOf(db, kind, record.id) : null;
  const path = pathOfRecord(kind, record, locale);
  if (draft !== null)
    notes.push({
      text: t('hub_records:form.draft', { by: draft.saved_by ?? '–' }),
      link: path === null ? null : { label: t('hub_records:form.toDraft'), href: `${path}?edit` },
    });
  if (kind === 'event') {
    const event = record as Entity<'event'>;
    const parent = event.parent === null ? null : await recordById(db, 'event', event.parent);
    for (const gap of saleGaps(event, parent))
      notes.push({ text: t(`hub_records:sale.${gap}`), link: null });
  }
  if (kind === 'redirect' && record.is_online)
    for (const text of await redirectWarnings(context, record as Entity<'redirect'>))
      notes.push({ text, link: null });
  return notes;
}

/** Where a tab says that it has a record open. */
const presencePath = (kind: Kind, id: number, locale: Locale): string =>
  `/${locale}/pageeditor-api/editing/${kind}/${String(id)}/presence`;

/** Errors and what they say of the record as it is now. */
function toldOf({ t }: PageContext, outcome: Shown, href: string) {
  const failure = outcome?.failure ?? null;
  const isStale = failure?.message === t('api:changedMeanwhile');
  return {
    message: isStale ? t('hub:stale') : (failure?.message ?? ''),
    current: isStale ? { label: t('hub:current'), href } : null,
  };
}

/**
 * The version that goes along with a form. It stays the one that was seen first, however often
 * the form is shown again: only who was told of another's change saves over it.
 */
const versionOf = (
  { record }: HubTarget,
  outcome: Shown,
  isStale: boolean,
): RecordFormView['version'] =>
  record === null ? null : outcome === null || isStale ? record.version : versionIn(outcome.form);

/** Whether an event's prices are those of its seat groups: there is one place to type them. */
function standAtGroups(values: object): boolean {
  const { prices = [], seat_groups: groups = [] } = values as Partial<EventEntity>;
  return groups.length > 0 && prices.length === 0;
}

/** Where a record is duplicated; null: it is not, or not by its caller. */
const duplicateHrefOf = ({ locale }: PageContext, { kind, record }: HubTarget, isWhole: boolean) =>
  record !== null && isWhole && canDuplicate(kind)
    ? pathTo('hub-duplicate', locale, { list: kind, id: record.id })
    : null;

/** What moves with the start of an event: events below it only for who may publish them. */
async function movableOf(
  { app }: PageContext,
  target: HubTarget,
  outcome: Shown,
): Promise<Movable> {
  const { kind, record, caller } = target;
  const hasChildren = kind === 'event' && record !== null && isAllowed(caller, 'event', 'publish');
  const children = hasChildren ? (await childIds(app.database.db, record.id)).length : 0;
  return { values: stored(target), children, sent: outcome?.form ?? null };
}

/** What a form begins with: the record; of a new one what it is to begin with. */
function shownFirst(target: HubTarget, from: object | null): object {
  const { kind, record, caller } = target;
  if (record !== null) return stored(target);
  // A page that has just been made has nothing on it yet: who makes it says when it is public.
  const isOffline = kind === 'page' || needsApproval(caller, kind);
  return { ...(isOffline && { is_online: false }), ...from };
}

/** A record's form: as the record is, or as it was typed and refused. @param from what a new one begins with */
export async function hubForm(
  context: PageContext,
  target: HubTarget,
  outcome: Shown,
  { done, from }: { readonly done: string | null; readonly from: object | null },
): Promise<RecordFormView> {
  const { locale, t } = context;
  const { kind, record, caller } = target;
  const values = outcome?.typed ?? shownFirst(target, from);
  const params = { list: kind, id: record?.id ?? 0 };
  const href = pathTo(record === null ? 'hub-new' : 'hub-record', locale, params);
  const own = ownFields(kind, caller);
  const isWhole = own === null;
  const fields = withNewNames(plainFields(kind, locale), namedKindsOf(caller, 'write'), locale)
    .filter(({ key }) => own?.includes(key) ?? true)
    .filter(({ key }) => key !== 'prices' || !standAtGroups(values));
  const filling = {
    context,
    targets: await targetsOf(context, fields, values, outcome?.form ?? null),
    errors: outcome?.failure?.fields ?? {},
    older: record === null ? new Map() : await olderLanguages(context, kind, record.id),
    open: outcome?.place ?? '',
  };
  const shown = formFields(fields, values, filling);
  const editable = shown.filter(({ name }) => isWhole || name !== 'is_online');
  const movable = await movableOf(context, target, outcome);
  const visible = withMovesDates(editable, movable, filling.errors, t);
  const told = toldOf(context, outcome, href);
  return {
    title:
      record === null
        ? t('hub:newTitle', { kind: records[kind].label[locale] })
        : titleOf(kind, record, locale),
    action: href,
    list: hubListLink(kind, context),
    fields: visible,
    sections: sectionsOf(kind, visible, { place: filling.open, t }),
    errors: namedErrors(outcome?.failure ?? null, shown, context),
    ...told,
    notice: outcome === null && done === 'saved' ? t('hub:done.saved') : (outcome?.notice ?? ''),
    version: versionOf(target, outcome, told.current !== null),
    formKey: record === null ? randomUUID() : '',
    goesOnPage: record === null && isVersioned(kind),
    isTyped: outcome !== null,
    presenceHref: isWhole && record !== null ? presencePath(kind, record.id, locale) : null,
    others:
      record === null ? '' : await namesOfOthers(context.app, kind, record.id, caller.user?.id),
    key: `${caller.user?.id ?? ''}:${kind}:${String(record?.id ?? 'new')}`,
    place: outcome?.place ?? '',
    besideHref: besideOf(context, target),
    links: linksOf(context, target),
    notes: await notesOf(context, target),
    releases: record === null ? null : await recordReleases(context, { kind, record, caller }),
    ...(await deletionOf(context, target, isWhole)),
    duplicateKey: randomUUID(),
    duplicateHref: duplicateHrefOf(context, target, isWhole),
  };
}
