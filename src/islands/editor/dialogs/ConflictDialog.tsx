import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { moduleById } from '../../../lib/editing/content.ts';
import type { Conflict } from '../../../lib/editing/merge.ts';
import { renderPreview } from '../canvas/render-modules.ts';
import { $content } from '../stores/content.ts';
import { completeModule } from '../stores/clipboard.ts';
import { insertModule, removeModule, setField } from '../stores/commands.ts';
import { placeBelow } from '../stores/placement.ts';
import { moduleNameById } from '../stores/module-names.ts';
import { autosave } from '../stores/autosave.ts';
import { $conflicts, $serverState } from '../stores/server-state.ts';
import { Button } from '../components/Button.tsx';
import { t } from '../i18n/t.ts';
import { Dialog } from '../components/Dialog.tsx';
import { lazyPart } from '../components/lazy-part.tsx';

/** Comes with the first conflict; both sides are there without it. */
const ConflictDifferences = lazyPart<{ readonly conflict: Conflict }>(
  async () => (await import('./ConflictDifferences.tsx')).ConflictDifferences,
  ({ children }) => <div>{children}</div>,
);

type Data = Readonly<Record<string, unknown>>;

/** What is called so where the draft of both meets what is public. */
const PUBLIC = { mine: 'conflict.draft', theirs: 'conflict.public' } as const;

/** One side of a conflict: a module as a preview, a field as its value. */
function ConflictSide({ id, data }: { readonly id: string | null; readonly data: unknown }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const theirs = $serverState.get()?.content.modules ?? [];
    const module =
      id === null ? null : (moduleById($content.get().modules, id) ?? moduleById(theirs, id));
    if (module === null || data === undefined) return;
    const preview = { ...module, data: data as Data };
    void renderPreview([preview], [preview.id]).then((previews) => {
      box.current?.replaceChildren(...previews.values());
    });
  }, [id, data]);
  if (data === undefined) return <p>{t('conflict.deleted')}</p>;
  return id === null ? <pre>{JSON.stringify(data, null, 2)}</pre> : <div inert ref={box} />;
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

/** The other's state as a module of its own below mine; its anchor is a place that mine has. */
function applyBoth({ module: id, theirs }: Conflict): void {
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

/** What can be chosen: both, where both are modules that are there. */
const choicesOf = ({ module, mine, theirs }: Conflict): readonly Choice[] =>
  module !== null && mine !== undefined && theirs !== undefined
    ? ['mine', 'theirs', 'both']
    : ['mine', 'theirs'];

/** ED-07: two people changed the same; both are shown, and one of them chooses. */
export function ConflictDialog() {
  const conflicts = useStore($conflicts);
  const by = useStore($serverState)?.saved?.by ?? '';
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  if (conflicts.length === 0) return null;
  const keyOf = ({ module, field }: Conflict) => module ?? `field ${field ?? ''}`;
  const isDone = conflicts.every((one) => choices[keyOf(one)]);
  const finish = () => {
    for (const one of conflicts) APPLY[choices[keyOf(one)] ?? 'mine'](one);
    setChoices({});
    autosave.resolveConflicts();
  };
  return (
    <Dialog title={t('conflict.title')}>
      <p>
        {conflicts.some(({ isPublic }) => !isPublic)
          ? t('conflict.why', { by })
          : t('conflict.whyPublic')}
      </p>
      {conflicts.map((one) => {
        const key = keyOf(one);
        return (
          <fieldset key={key} className="ed-sides">
            <legend>{one.module === null ? (one.field ?? '') : moduleNameById(one.module)}</legend>
            {choicesOf(one).map((side) => (
              <label key={side}>
                <input
                  type="radio"
                  name={key}
                  checked={choices[key] === side}
                  onChange={() => setChoices({ ...choices, [key]: side })}
                />
                {t(one.isPublic && side !== 'both' ? PUBLIC[side] : `conflict.${side}`, { by })}
                {side !== 'both' && <ConflictSide id={one.module} data={one[side]} />}
              </label>
            ))}
            <ConflictDifferences conflict={one} />
          </fieldset>
        );
      })}
      <Button className="ed-main" disabled={!isDone} onClick={finish}>
        {t('conflict.finish')}
      </Button>
    </Dialog>
  );
}
