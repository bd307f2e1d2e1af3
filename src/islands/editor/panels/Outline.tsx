import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { placeOf } from '../../../lib/editing/content.ts';
import { useStore } from '../../use-store.ts';
import { elementOf } from '../canvas/dom.ts';
import { showModule } from '../canvas/modules.ts';
import { $content } from '../stores/content.ts';
import { move } from '../stores/document.ts';
import { mistakesOf } from '../stores/mistakes.ts';
import { nameOfModule } from '../stores/names.ts';
import { $selected, openPanel } from '../stores/selection.ts';
import { columnsOf, containerAbove, endOf, placeBelow, step } from '../stores/structure.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/Icon.tsx';
import { word } from '../words.ts';

export const Outline = ({ modules }: { readonly modules: readonly StoredModule[] }) =>
  modules.length > 0 && (
    <ol className="ed-outline">
      {modules.map((module) => (
        <Entry key={module.id} module={module} />
      ))}
    </ol>
  );

function Entry({ module }: { readonly module: StoredModule }) {
  const { id } = module;
  const selected = useStore($selected);
  const { modules } = useStore($content);
  const place = placeOf(modules, id);
  const above = place && containerAbove(modules, place);
  const parent = place?.parent ?? null;
  const wrong = Object.keys(mistakesOf(id)).length;
  return (
    <li>
      <div className="ed-row" data-selected={selected === id || undefined}>
        <Button
          className="ed-name ed-grow"
          aria-pressed={selected === id}
          onClick={() => showModule(id)}
        >
          {nameOfModule(module)}
          {module.data['is_hidden'] === true && <em> · {word('unseen.hidden')}</em>}
          {wrong > 0 && (
            <em className="ed-danger"> · {word('status.mistakes', { count: wrong })}</em>
          )}
        </Button>
        <IconButton icon="up" label={word('module.up')} onClick={() => step(id, -1)} />
        <IconButton icon="down" label={word('module.down')} onClick={() => step(id, 1)} />
        {above && <Button onClick={() => move(id, endOf(above))}>{word('module.in')}</Button>}
        {parent !== null && (
          <IconButton
            icon="outer"
            label={word('module.out')}
            onClick={() => move(id, placeBelow(parent))}
          />
        )}
        <IconButton
          icon="edit"
          label={word('module.edit')}
          onClick={() => {
            showModule(id);
            openPanel('module');
          }}
        />
      </div>
      <Columns module={module} />
    </li>
  );
}

/** What stands in a module, column by column; the chosen one can be put into each. */
function Columns({ module }: { readonly module: StoredModule }) {
  const selected = useStore($selected);
  const takes =
    selected !== null &&
    selected !== module.id &&
    !elementOf(selected)?.contains(elementOf(module.id));
  const count = columnsOf(module);
  return (
    count > 0 && (
      <ol>
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>
            <span className="ed-quiet">{word('structure.column', { number: at + 1 })}</span>
            <Outline modules={module.columns[at] ?? []} />
            {takes && (
              <Button className="ed-quiet" onClick={() => move(selected, endOf(module, at))}>
                {word('structure.here')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    )
  );
}
