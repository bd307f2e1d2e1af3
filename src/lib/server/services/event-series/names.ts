import type { Transaction } from 'kysely';
import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Failure, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import { idsByName } from '../../repositories/hub/ids-by-name.ts';
import type { UndoStep } from '../hub/undo.ts';
import type { RecordService } from '../records/record-service.ts';
import type { WriteOptions } from '../records/write-options.ts';

type Tx = Transaction<Database>;
type NamedKind = 'person' | 'composer' | 'work';

/** Somebody who performs: one of the venue's, or one by name. */
export interface SeriesPerformer {
  readonly person: number | null;
  /** Counts where no person is chosen. */
  readonly new_person: string;
  readonly role: Readonly<Record<Locale, string>>;
  readonly credited_as: string | null;
}

/** What is played: a work of the venue's, one by title and composer, or what is none, by its text. */
export interface SeriesWork {
  readonly work: number | null;
  readonly new_work: string;
  readonly new_composer: string;
  readonly text: Readonly<Record<Locale, string>>;
  readonly note: Readonly<Record<Locale, string>>;
}

/** What a write makes, and what it has made. */
export interface Making {
  readonly records: Pick<RecordService, 'createIn'>;
  readonly tx: Tx;
  readonly options: WriteOptions;
  readonly isOnline: boolean;
  /** In the order in which records were made. */
  readonly steps: UndoStep[];
}

/** The same failure at the field of the form that it comes from. */
const failedAt = (field: string, { fields, ...rest }: Failure): Result<never> => ({
  ok: false,
  failure: { ...rest, fields: { [field]: Object.values(fields ?? {})[0] ?? rest.message } },
});

const only = (text: string, { locale }: WriteOptions) => ({ de: '', en: '', [locale]: text });

/** The record of a name, made where there is none; of several none is guessed. @param field of the form, for errors */
async function named(
  making: Making,
  kind: NamedKind,
  { name, field, composer }: { name: string; field: string; composer?: number | null },
): Promise<Result<number>> {
  const { tx, records, options, isOnline, steps } = making;
  const [known, ...others] = await idsByName(tx, kind, name, composer ?? null);
  if (known !== undefined && others.length > 0) {
    const message = translator(options.locale)('event_series:error.namesakes', {
      count: others.length + 1,
    });
    return failure('invalid', message, { [field]: message });
  }
  if (known !== undefined) return success(known);
  const is_online = isOnline;
  const made =
    kind === 'person'
      ? await records.createIn(tx, kind, { name, is_online }, options)
      : kind === 'composer'
        ? await records.createIn(tx, kind, { name: only(name, options), is_online }, options)
        : await records.createIn(
            tx,
            kind,
            {
              title: only(name, options),
              composers: composer === null || composer === undefined ? [] : [composer],
              is_online,
            },
            options,
          );
  if (!made.ok) return failedAt(field, made.failure);
  const { id, version } = made.value;
  steps.push({ kind, id, before: null, after: version });
  return success(id);
}

/** Performers with a person each, those made who are new. */
export async function performersOf(
  making: Making,
  performers: readonly SeriesPerformer[],
): Promise<Result<readonly object[]>> {
  const found: object[] = [];
  for (const [index, { new_person: name, person, ...rest }] of performers.entries()) {
    const field = `performers.${String(index)}.new_person`;
    const id =
      person !== null || name === ''
        ? success(person)
        : await named(making, 'person', { name, field });
    if (!id.ok) return id;
    found.push({ ...rest, person: id.value ?? undefined });
  }
  return success(found);
}

/** The programme with a work each, those made that are new. */
export async function programmeOf(
  making: Making,
  programme: readonly SeriesWork[],
): Promise<Result<readonly object[]>> {
  const found: object[] = [];
  for (const [index, entry] of programme.entries()) {
    const { new_work: name, new_composer: by, work, ...rest } = entry;
    const at = (field: string) => `programme.${String(index)}.${field}`;
    let id = work;
    if (work === null && name !== '') {
      const composer =
        by === ''
          ? success(null)
          : await named(making, 'composer', { name: by, field: at('new_composer') });
      if (!composer.ok) return composer;
      const made = await named(making, 'work', {
        name,
        field: at('new_work'),
        composer: composer.value,
      });
      if (!made.ok) return made;
      id = made.value;
    }
    found.push({ ...rest, work: id });
  }
  return success(found);
}
