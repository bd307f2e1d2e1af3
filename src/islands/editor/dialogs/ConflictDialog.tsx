import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { MAX_MODULES } from '../../../content/fields/max-modules.ts';
import { bothValues } from '../../../lib/editing/both-values.ts';
import { allModules, moduleById } from '../../../lib/editing/content.ts';
import type { FieldForm } from '../../../lib/editing/library.ts';
import type { Conflict } from '../../../lib/editing/merge.ts';
import { recordFields } from '../api/library.ts';
import { renderPreview } from '../canvas/render-modules.ts';
import { $content } from '../stores/content.ts';
import { completeModule } from '../stores/new-module.ts';
import { insertModule, removeModule, setField } from '../stores/commands.ts';
import { placeBelow } from '../stores/placement.ts';
import { moduleNameById } from '../stores/module-names.ts';
import { autosave } from '../stores/autosave.ts';
import { $conflicts, $serverState, type DraftConflict } from '../stores/server-state.ts';
import { Button } from '../components/Button.tsx';
import { t } from '../i18n/t.ts';
import { Dialog } from '../components/Dialog.tsx';
import { ConflictDifferences } from './ConflictDifferences.tsx';
import { ConflictValue } from './ConflictValue.tsx';

type Data = Readonly<Record<string, unknown>>;

/** What is called so where the draft of both meets what is public. */
const PUBLIC = { mine: 'conflict.draft', theirs: 'conflict.public' } as const;

/** Until the dialog was shown, somebody may have written on: mine is what stands there now. */
function withNewest(conflict: DraftConflict): DraftConflict {
  const { module, field, mine } = conflict;
  if (mine === undefined) return conflict;
  const content = $content.get();
  const newest = module === null ? content[field ?? ''] : moduleById(content.modules, module)?.data;
  return { ...conflict, mine: newest ?? mine };
}

/** The form of the record's field that a conflict is about. */
const fieldOf = ({ field }: Conflict): FieldForm | undefined =>
  recordFields().find(({ key }) => key === field);

/** One side of a conflict as a preview of its module. */
function ModuleSide({ id, data }: { readonly id: string; readonly data: unknown }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const theirs = $serverState.get()?.content.modules ?? [];
    const module = moduleById($content.get().modules, id) ?? moduleById(theirs, id);
    if (module === null || data === undefined) return;
    const preview = { ...module, data: data as Data };
    void renderPreview([preview], [preview.id]).then((previews) => {
      box.current?.replaceChildren(...previews.values());
    });
  }, [id, data]);
  if (data === undefined) return <p>{t('conflict.deleted')}</p>;
  return <div inert ref={box} />;
}

/** Puts the other's state in; the step can be undone like any other. */
function applyTheirs({ module: id, field, theirs }: Conflict): void {
  if (id === null) {
    setField(null, [field ?? ''], theirs);
    return;
  }
  const module = moduleById($content.get().modules, id);
  if (theirs === undefined) removeModule(id);
  else if (module) setField(id, [], theirs);
}

/** What both wrote into a field of the record, one behind the other; undefined: one only can stay. */
function bothOf(conflict: Conflict): unknown {
  const field = fieldOf(conflict);
  return field && bothValues(field, conflict.mine, conflict.theirs);
}

/**
 * The other's state as a module of its own below mine; its anchor is a place that mine has. In a
 * field of the record it stands behind mine.
 */
function applyBoth(conflict: Conflict): void {
  const { module: id, field, theirs } = conflict;
  if (id === null) setField(null, [field ?? ''], bothOf(conflict));
  const module = id === null ? null : moduleById($content.get().modules, id);
  if (module === null) return;
  const data = { ...(theirs as Data), anchor: null };
  insertModule(completeModule({ ...module, data, columns: [] }), placeBelow(id));
}

/** What I deleted is there again, because the other changed it: now it goes. */
function applyMine({ module: id, mine }: Conflict): void {
  if (id !== null && mine === undefined) removeModule(id);
}

const APPLY = { mine: applyMine, theirs: applyTheirs, both: applyBoth } as const;
type Choice = keyof typeof APPLY;

/** What can be chosen: both, where the page takes one more module, or the field takes both. */
const choicesOf = (
  conflict: Conflict,
  { hasRoom }: { readonly hasRoom: boolean },
): readonly Choice[] => {
  const { module, mine, theirs } = conflict;
  const canBoth =
    module === null
      ? bothOf(conflict) !== undefined
      : hasRoom && mine !== undefined && theirs !== undefined;
  return canBoth ? ['mine', 'theirs', 'both'] : ['mine', 'theirs'];
};

/** What a choice is called. */
function labelOf({ isPublic, module }: DraftConflict, side: Choice): string {
  if (side === 'both') return module === null ? 'conflict.bothValues' : 'conflict.both';
  return isPublic ? PUBLIC[side] : `conflict.${side}`;
}

/** Two people changed the same; both are shown, and one of them chooses. */
export function ConflictDialog() {
  const conflicts = useStore($conflicts).map(withNewest);
  const by = useStore($serverState)?.saved?.by ?? '';
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  if (conflicts.length === 0) return null;
  const keyOf = ({ module, field }: Conflict) => module ?? `field ${field ?? ''}`;
  const hasRoom = allModules($content.get().modules).length + conflicts.length <= MAX_MODULES;
  const isDone = conflicts.every((one) => choices[keyOf(one)]);
  const finish = () => {
    for (const one of conflicts) APPLY[choices[keyOf(one)] ?? 'mine'](one);
    setChoices({});
    autosave.resolveConflicts();
  };
  return (
    <Dialog title={t('conflict.title')} isUnasked>
      <p>
        {conflicts.some(({ isPublic }) => !isPublic)
          ? t('conflict.why', { by })
          : t('conflict.whyPublic')}
      </p>
      {conflicts.map((one) => {
        const key = keyOf(one);
        return (
          <fieldset key={key} className="ed-sides">
            <legend>
              {one.module === null
                ? (fieldOf(one)?.label ?? t('page.settings'))
                : moduleNameById(one.module)}
            </legend>
            <ConflictDifferences conflict={one} />
            {choicesOf(one, { hasRoom }).map((side) => (
              <label key={side}>
                <input
                  type="radio"
                  name={key}
                  checked={choices[key] === side}
                  onChange={() => setChoices({ ...choices, [key]: side })}
                />
                {t(labelOf(one, side), { by })}
                {side !== 'both' && one.module !== null && (
                  <ModuleSide id={one.module} data={one[side]} />
                )}
                {side !== 'both' && one.module === null && (
                  <ConflictValue field={fieldOf(one)} value={one[side]} />
                )}
              </label>
            ))}
          </fieldset>
        );
      })}
      <Button className="ed-main" disabled={!isDone} onClick={finish}>
        {t('conflict.finish')}
      </Button>
    </Dialog>
  );
}
