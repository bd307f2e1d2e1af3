import type { Transaction } from 'kysely';
import { z } from 'zod';
import { MESSAGES } from '../../../../content/fields/messages.ts';
import { moduleTree } from '../../../../content/fields/module-tree.ts';
import type { Kind } from '../../../../content/records/kinds.ts';
import { OUTSIDE_ID, OUTSIDE_SOURCE } from '../../../call-patterns.ts';
import type { Locale } from '../../../constants.ts';
import { invalid } from '../../../i18n/validation.ts';
import { success, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import {
  outsideKey,
  recordsByOutsideName,
  type OutsideName,
} from '../../repositories/resources/outside-identities.ts';
import type { ModuleLibrary } from '../modules/library.ts';
import {
  referencesOf,
  referencesOfModules,
  type ReferencePlace,
} from '../records/references-in.ts';

/** What another system calls a record, as addresses and bodies name it. */
export const outsideNameSchema = z.strictObject({
  source: z.string().regex(OUTSIDE_SOURCE),
  source_id: z.string().regex(OUTSIDE_ID),
});

type Fields = Readonly<Record<string, unknown>>;

const isName = (value: unknown): value is OutsideName => outsideNameSchema.safeParse(value).success;

/** Sets a value deep inside of another one, whose containers are there: a path was found by walking it. */
function setAt(root: unknown, path: ReferencePlace['path'], value: unknown): void {
  let container = root as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) container = container[step] as typeof container;
  container[path.at(-1) ?? ''] = value;
}

function placesIn(kind: Kind, body: Fields, library: ModuleLibrary): readonly ReferencePlace[] {
  const tree = 'modules' in body ? moduleTree().schema.safeParse(body['modules']) : null;
  const inModules = tree?.success === true ? referencesOfModules(tree.data, library) : [];
  return [...referencesOf(kind, body), ...inModules];
}

/**
 * The fields of a record with ids where they named records by what another system calls
 * them; `invalid` at each name that nobody has.
 */
export async function resolveOutsideNames(
  tx: Transaction<Database>,
  { kind, body, locale }: { readonly kind: Kind; readonly body: Fields; readonly locale: Locale },
  library: ModuleLibrary,
): Promise<Result<Fields>> {
  const named = placesIn(kind, body, library).filter(({ value }) => isName(value));
  if (named.length === 0) return success(body);
  const resolved = structuredClone<Fields>(body);
  const issues: z.core.$ZodIssue[] = [];
  for (const [target, places] of Map.groupBy(named, (place) => place.target)) {
    const names = places.map(({ value }) => value as OutsideName);
    const ids = await recordsByOutsideName(tx, target, names);
    for (const { path, value } of places) {
      const id = ids.get(outsideKey(value as OutsideName));
      if (id === undefined)
        issues.push({
          code: 'custom',
          path: [...path],
          message: MESSAGES.unknownRecord,
          input: value,
        });
      else setAt(resolved, path, id);
    }
  }
  return issues.length === 0 ? success(resolved) : invalid(issues, locale);
}
