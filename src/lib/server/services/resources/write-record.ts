import type { Transaction } from 'kysely';
import type { Field } from '../../../../content/fields/field.ts';
import type { Fields } from '../../../../content/records/define.ts';
import { withoutReadPrices } from '../../../../content/records/event-prices.ts';
import {
  records as descriptions,
  type Entity,
  type Kind,
} from '../../../../content/records/kinds.ts';
import { LOCALES } from '../../../constants.ts';
import type { Content } from '../../../editing/content.ts';
import { revisionText } from '../../../editing/revision.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { WriteSource } from '../../../versions/write-source.ts';
import type { Database } from '../../db/schema.ts';
import { recordById } from '../../repositories/records.ts';
import {
  insertOutsideName,
  moveOutsideName,
  outsideKey,
  recordsByOutsideName,
} from '../../repositories/resources/outside-identities.ts';
import { linksTo } from '../editing/links.ts';
import { writeWholeDraft } from '../editing/program-drafts.ts';
import { changedMeanwhile, noRecord } from '../editing/save.ts';
import { loadEditable } from '../editing/editable-record.ts';
import type { ModuleLibrary } from '../modules/library.ts';
import { inputOf } from '../records/record-input.ts';
import type { RecordService } from '../records/record-service.ts';
import type { WriteOptions as HowWritten } from '../records/write-options.ts';
import { withSources, type ResourceRecord } from './list-records.ts';
import type { AnyRevision, Operation, WriteOptions, WriteResult, Written } from './operation.ts';
import { resolveOutsideNames } from './outside-references.ts';
import { changeDenied, removalDenied } from './rights.ts';

type Values = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Deletion = Extract<Operation, { do: 'delete' }>;
type Saving = Exclude<Operation, Deletion>;

/** A state with what was handed in: what is left out stays, also of the facts in a group. */
function changed(kind: Kind, before: Values, body: Values): Values {
  const fields: Fields = descriptions[kind].fields;
  const both = ([key, value]: [string, unknown]): [string, unknown] => {
    const there = before[key];
    const isGroup = fields[key]?.control === 'group' && isObject(there) && isObject(value);
    return [key, isGroup ? { ...there, ...value } : value];
  };
  return { ...before, ...Object.fromEntries(Object.entries(body).map(both)) };
}

/** Writes records inside of one transaction. */
export class RecordWriter {
  readonly #tx: Transaction<Database>;
  readonly #records: RecordService;
  readonly #modules: ModuleLibrary;
  readonly #options: WriteOptions;

  constructor(
    tx: Transaction<Database>,
    { records, modules }: { readonly records: RecordService; readonly modules: ModuleLibrary },
    options: WriteOptions,
  ) {
    this.#tx = tx;
    this.#records = records;
    this.#modules = modules;
    this.#options = options;
  }

  /** How records are written: errors in the caller's language, versions and the audit log with its name. */
  #how(operation: Operation): HowWritten {
    const { locale, name, actor, many } = this.#options;
    return { locale, by: name, actor, source: this.#source(operation), many };
  }

  /** A record that another system names is its import, and told with its name. */
  #source(operation: Operation): WriteSource {
    return operation.do === 'put' ? `import:${operation.name.source}` : this.#options.source;
  }

  async run(operation: Operation): Promise<WriteResult<Written>> {
    if (operation.do === 'delete') return this.#remove(operation);
    const { kind } = operation;
    const found = await this.#before(operation);
    if (!found.ok) return found;
    const { record, isKnown } = found.value;
    const body = await this.#body(kind, operation, record);
    if (!body.ok) return body;
    if (record === null) return this.#create(operation, body.value, isKnown);
    const stale = await this.#stale(
      kind,
      record,
      operation.do === 'create' ? null : operation.revision,
    );
    if (stale !== null) return stale;
    return this.#options.isDraft
      ? this.#draft(operation, record, body.value)
      : this.#update(operation, record, body.value);
  }

  /**
   * The record that an operation is about, held against other writers; null: there is to be a
   * new one, whose name may be known of one that is gone.
   */
  async #before(
    operation: Saving,
  ): Promise<Result<{ readonly record: Entity<Kind> | null; readonly isKnown: boolean }>> {
    if (operation.do === 'create') return success({ record: null, isKnown: false });
    const { kind } = operation;
    const id = operation.do === 'put' ? await this.#idOf(operation) : operation.id;
    if (id === null) return success({ record: null, isKnown: false });
    await this.#records.holdIn(this.#tx, kind, id);
    const record = await recordById(this.#tx, kind, id);
    if (record !== null || operation.do === 'put') return success({ record, isKnown: true });
    return noRecord(this.#options.locale);
  }

  async #idOf({ kind, name }: Extract<Operation, { do: 'put' }>): Promise<number | null> {
    const ids = await recordsByOutsideName(this.#tx, kind, [name]);
    return ids.get(outsideKey(name)) ?? null;
  }

  /** What is handed in, with ids for names and both languages for one. */
  async #body(kind: Kind, { body }: Saving, before: Entity<Kind> | null): Promise<Result<Values>> {
    const { locale } = this.#options;
    const resolved = await resolveOutsideNames(this.#tx, { kind, body, locale }, this.#modules);
    if (!resolved.ok) return resolved;
    const values = this.#inBothLanguages(kind, resolved.value, before);
    return success(kind === 'event' && before ? withoutReadPrices(values, before) : values);
  }

  /** A text in one language, beside what the record says in the other one. */
  #inBothLanguages(kind: Kind, body: Values, before: Entity<Kind> | null): Values {
    const { language } = this.#options;
    if (language === null) return body;
    const fields: Fields = descriptions[kind].fields;
    const there = (before ?? {}) as unknown as Values;
    const both = ([key, value]: [string, unknown]): [string, unknown] => {
      const field: Field | undefined = fields[key];
      if (field?.keep !== 'translated' || typeof value !== 'string') return [key, value];
      const empty = Object.fromEntries(LOCALES.map((other) => [other, '']));
      return [key, { ...empty, ...(there[key] as object | undefined), [language]: value }];
    };
    return Object.fromEntries(Object.entries(body).map(both));
  }

  async #create(operation: Saving, body: Values, isKnown: boolean): Promise<WriteResult<Written>> {
    const { kind } = operation;
    const { caller, locale, isDraft } = this.#options;
    const input = { ...body, ...(isDraft && { is_online: false }) };
    const isPublic = input['is_online'] !== false;
    const asked = { kind, isPublic, before: null, after: input };
    const denial = changeDenied(caller, asked, locale);
    if (denial !== null) return denial;
    const made = await this.#records.createIn(this.#tx, kind, input, this.#how(operation));
    if (!made.ok) return made;
    if (operation.do === 'put') {
      const save = isKnown ? moveOutsideName : insertOutsideName;
      await save(this.#tx, kind, operation.name, made.value.id);
    }
    return this.#written('created', kind, made.value);
  }

  async #update(
    operation: Saving,
    before: Entity<Kind>,
    body: Values,
  ): Promise<WriteResult<Written>> {
    const { kind } = operation;
    const { caller, locale } = this.#options;
    const whole = inputOf(kind, before);
    const input = operation.do === 'replace' ? body : changed(kind, whole, body);
    const isPublic = before.is_online || input['is_online'] !== false;
    const denial = changeDenied(caller, { kind, isPublic, before: whole, after: input }, locale);
    if (denial !== null) return denial;
    const options = { ...this.#how(operation), isOnlyChanged: true };
    const target = { kind, id: before.id, version: before.version };
    const saved = await this.#records.updateIn(this.#tx, target, input, options);
    if (!saved.ok) return saved;
    const change = saved.value.version === before.version ? 'unchanged' : 'updated';
    return this.#written(change, kind, saved.value);
  }

  /** Beside what is public: a draft may be unfinished, and is checked as a whole when it is published. */
  async #draft(
    operation: Saving,
    before: Entity<Kind>,
    body: Values,
  ): Promise<WriteResult<Written>> {
    const { kind } = operation;
    const { caller, locale, name } = this.#options;
    const whole = inputOf(kind, before);
    const asked = { kind, isPublic: false, before: whole, after: changed(kind, whole, body) };
    const denial = changeDenied(caller, asked, locale);
    if (denial !== null) return denial;
    const editable = await loadEditable(this.#tx, kind, before.id);
    if (editable === null) return failure('invalid', translator(locale)('api:noDrafts'));
    const { is_online: _, ...fields } = body;
    const content = changed(kind, editable.content, fields) as Content & Values;
    const by = { name, locale, source: this.#source(operation) };
    const kept = await writeWholeDraft(this.#tx, editable, content, {
      ...by,
      modules: this.#modules,
    });
    if (!kept.ok) return kept;
    return this.#written('updated', kind, before, kept.value.id);
  }

  async #written(
    change: Written['change'],
    kind: Kind,
    record: Entity<Kind>,
    draft: number | null = null,
  ): Promise<WriteResult<Written>> {
    const { id, version } = record;
    return success({ change, kind, id, version, draft, record: await this.#shown(kind, record) });
  }

  async #shown(kind: Kind, record: Entity<Kind>): Promise<ResourceRecord> {
    const [shown] = await withSources(this.#tx, kind, [record], this.#options.language);
    return shown as ResourceRecord;
  }

  /** 409 with what there is now, where the caller saw an older state; null: it saw this one. */
  async #stale(
    kind: Kind,
    record: Entity<Kind>,
    revision: AnyRevision,
  ): Promise<WriteResult<never> | null> {
    if (revision === null) return null;
    const editable = this.#options.isDraft ? await loadEditable(this.#tx, kind, record.id) : null;
    const draft = editable?.revision.draft ?? 0;
    if (revision.version === record.version && (editable === null || revision.draft === draft))
      return null;
    const { failure: reason } = changedMeanwhile(this.#options.locale);
    const current = {
      ...(await this.#shown(kind, record)),
      revision: revisionText({ version: record.version, draft }),
    };
    return { ok: false, failure: { ...reason, current } };
  }

  /**
   * Deletes a record. What others hold by its id stays in any case; what texts lead to goes
   * only where the caller says that it knows.
   */
  async #remove(operation: Deletion): Promise<WriteResult<Written>> {
    const { kind, id, isAnyway } = operation;
    const { caller, locale } = this.#options;
    const denial = removalDenied(caller, kind, locale);
    if (denial !== null) return denial;
    await this.#records.holdIn(this.#tx, kind, id);
    const record = await recordById(this.#tx, kind, id);
    if (record === null) return noRecord(locale);
    const stale = await this.#stale(kind, record, operation.revision);
    if (stale !== null) return stale;
    const links = await linksTo(this.#tx, { kind, record }, this.#modules, locale);
    if (links.some(({ isFirm }) => isFirm || !isAnyway)) {
      const { failure: reason } = failure('conflict', translator(locale)('editing:error.linked'));
      return { ok: false, failure: { ...reason, reason: 'linked', links } };
    }
    const removed = await this.#records.removeIn(
      this.#tx,
      { ...record, kind },
      this.#how(operation),
    );
    if (!removed.ok) return removed;
    const { version } = record;
    return success({ change: 'deleted', kind, id, version, draft: null, record: null });
  }
}
