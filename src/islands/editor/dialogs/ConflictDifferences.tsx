import type { Conflict } from '../../../lib/editing/merge.ts';
import { moduleById } from '../../../lib/editing/content.ts';
import { moduleOffer, recordFields } from '../api/library.ts';
import { t } from '../i18n/t.ts';
import { FieldDifferences } from '../panels/versions/FieldDifferences.tsx';
import { $content } from '../stores/content.ts';
import { $serverState } from '../stores/server-state.ts';

type Data = Readonly<Record<string, unknown>>;

/** The fields in which both sides differ, the words marked; nothing where one side is deleted. */
export function ConflictDifferences({ conflict }: { readonly conflict: Conflict }) {
  const { module: id, field, mine, theirs } = conflict;
  if (mine === undefined || theirs === undefined) return null;
  const trees = [$content.get().modules, $serverState.get()?.content.modules ?? []];
  const module = id === null ? null : trees.map((tree) => moduleById(tree, id)).find(Boolean);
  const fields = module
    ? (moduleOffer(module.kind)?.fields ?? [])
    : recordFields().filter(({ key }) => key === field);
  // Nothing can be marked in what no form describes; both sides are there.
  if (fields.length === 0) return null;
  const valuesOf = (side: unknown): Data =>
    id === null ? { [field ?? '']: side } : (side as Data);
  return (
    <div className="ed-differences">
      <p>{t('conflict.differences')}</p>
      <FieldDifferences fields={fields} before={valuesOf(theirs)} after={valuesOf(mine)} />
    </div>
  );
}
