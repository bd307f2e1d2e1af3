import { useEffect, useRef, useState } from 'react';
import { moduleById } from '../../../lib/editing/content.ts';
import type { Conflict } from '../../../lib/editing/merge.ts';
import { useStore } from '../../use-store.ts';
import { rendered } from '../canvas/refresh.ts';
import { $content } from '../stores/content.ts';
import { change, remove } from '../stores/document.ts';
import { nameOf } from '../stores/names.ts';
import { $conflicts, $state, decided } from '../stores/saving.ts';
import { Button } from './Button.tsx';
import { word } from '../words.ts';
import { Dialog } from './Dialog.tsx';

type Data = Readonly<Record<string, unknown>>;

/** What is called so where the draft of both meets what is public. */
const PUBLIC = { mine: 'conflict.draft', theirs: 'conflict.public' } as const;

/** How one side would look on the page; words for what is no module. */
function Side({ id, data }: { readonly id: string | null; readonly data: unknown }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const theirs = $state.get()?.content.modules ?? [];
    const module =
      id === null ? null : (moduleById($content.get().modules, id) ?? moduleById(theirs, id));
    if (module === null || data === undefined) return;
    const shown = { ...module, data: data as Data };
    void rendered([shown], [shown.id]).then((made) => {
      box.current?.replaceChildren(...made.values());
    });
  }, [id, data]);
  if (data === undefined) return <p>{word('conflict.deleted')}</p>;
  return id === null ? <pre>{JSON.stringify(data, null, 2)}</pre> : <div inert ref={box} />;
}

/** Puts the other's state in; the step can be undone like any other. */
function takeTheirs({ module: id, field, theirs }: Conflict): void {
  if (id === null) {
    change(null, [field ?? ''], theirs);
    return;
  }
  const here = moduleById($content.get().modules, id);
  if (theirs === undefined) remove(id);
  else if (here) change(id, [], theirs);
}

/** What I deleted is there again, because the other changed it: now it goes. */
function takeMine({ module: id, mine }: Conflict): void {
  if (id !== null && mine === undefined) remove(id);
}

/** ED-07: two people changed the same; both are shown, and one of them chooses. */
export function Conflicts() {
  const conflicts = useStore($conflicts);
  const by = useStore($state)?.saved?.by ?? '';
  const [chosen, setChosen] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({});
  if (conflicts.length === 0) return null;
  const keyOf = ({ module, field }: Conflict) => module ?? `field ${field ?? ''}`;
  const isDone = conflicts.every((one) => chosen[keyOf(one)]);
  const finish = () => {
    for (const one of conflicts) (chosen[keyOf(one)] === 'theirs' ? takeTheirs : takeMine)(one);
    setChosen({});
    decided();
  };
  return (
    <Dialog title={word('conflict.title')}>
      <p>
        {conflicts.some(({ isPublic }) => !isPublic)
          ? word('conflict.why', { by })
          : word('conflict.whyPublic')}
      </p>
      {conflicts.map((one) => {
        const key = keyOf(one);
        return (
          <fieldset key={key} className="ed-sides">
            <legend>{one.module === null ? (one.field ?? '') : nameOf(one.module)}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side}>
                <input
                  type="radio"
                  name={key}
                  checked={chosen[key] === side}
                  onChange={() => setChosen({ ...chosen, [key]: side })}
                />
                {word(one.isPublic ? PUBLIC[side] : `conflict.${side}`, { by })}
                <Side id={one.module} data={one[side]} />
              </label>
            ))}
          </fieldset>
        );
      })}
      <Button className="ed-main" disabled={!isDone} onClick={finish}>
        {word('conflict.finish')}
      </Button>
    </Dialog>
  );
}
