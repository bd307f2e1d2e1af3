import type { Kysely } from 'kysely';
import type { Entity, Kind, NewEntity } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import type { Content } from '../../../editing/content.ts';
import { mergeContents } from '../../../editing/merge.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { isInPublic } from '../../db/tables/editing-schema.ts';
import type { ReleaseItem } from '../../repositories/releases/release-items.ts';
import { recordById } from '../../repositories/records.ts';
import { publishedAt, versionById } from '../../repositories/versions.ts';
import { contentOf } from '../editing/content.ts';
import { inputOf } from '../records/record-input.ts';
import { type ModuleLibrary, checkedModules } from '../modules/library.ts';
import { checkedInput } from '../records/record-input.ts';

/** A record, and what a release makes of it; `content` null: it is taken off the site. */
export interface PublishedContent {
  readonly record: Entity<ReleaseItem['kind']>;
  readonly content: Content | null;
}

/**
 * What goes out of an item: what was put in, with what became public of the record since, as long
 * as both changed other things. Where they changed the same, a person has to look at it.
 */
export async function publishedContent(
  db: Kysely<Database>,
  { kind, record: id, action, version_id: versionId }: ReleaseItem,
  locale: Locale,
): Promise<Result<PublishedContent>> {
  const t = translator(locale);
  const record = await recordById(db, kind, id);
  if (record === null) return failure('not_found', t('releases:error.recordGone'));
  if (action === 'hide') return success({ record, content: null });
  const version = versionId === null ? null : await versionById(db, kind, id, versionId);
  if (version === null) return failure('not_found', t('releases:error.recordGone'));
  const mine = contentOf(kind, version.content);
  if (version.base === record.version) return success({ record, content: mine });
  if (isInPublic(version.base)) return success({ record, content: contentOf(kind, record) });
  const base = await publishedAt(db, kind, id, version.base);
  if (base === null) return failure('conflict', t('releases:error.overtaken'));
  const { content, conflicts } = mergeContents(
    contentOf(kind, base.content),
    mine,
    contentOf(kind, record),
  );
  return conflicts.length > 0
    ? failure('conflict', t('releases:error.overtaken'))
    : success({ record, content });
}

/** What an item makes of its record, checked: its version now, and its new fields. */
export interface PublishedRecord {
  readonly version: number;
  readonly value: NewEntity<Kind>;
}

/** The record as it will be, for whoever shows it before it is so; a failure where it cannot be. */
export async function publishedRecord(
  db: Kysely<Database>,
  item: ReleaseItem,
  modules: ModuleLibrary,
  locale: Locale,
): Promise<Result<PublishedRecord>> {
  const published = await publishedContent(db, item, locale);
  if (!published.ok) return published;
  const { record, content } = published.value;
  const { id: _, version, updated_at: __, ...before } = record;
  if (content === null) return success({ version, value: { ...before, is_online: false } });
  const input = inputOf(item.kind, { ...content, is_online: true });
  const checks = await checkedModules(db, modules);
  const checked = checkedInput(item.kind, input, checks, locale);
  return checked.ok ? success({ version, value: checked.value }) : checked;
}
