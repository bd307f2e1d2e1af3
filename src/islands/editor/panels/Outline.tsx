import { memo, useSyncExternalStore } from 'react';
import type { StoredModule } from '../../../content/fields/module-tree.ts';
import type { Locale } from '../../../lib/constants.ts';
import { placeOf } from '../../../lib/editing/content.ts';
import { elementOf } from '../canvas/dom.ts';
import { revealModule } from '../canvas/module-selection.ts';
import { $content } from '../stores/content.ts';
import { moveModule } from '../stores/commands.ts';
import { moduleName } from '../stores/module-names.ts';
import { $selected, openPanel } from '../stores/selection.ts';
import {
  columnCount,
  containerAbove,
  columnEnd,
  placeBelow,
  moveByOne,
} from '../stores/placement.ts';
import { Button } from '../components/Button.tsx';
import { IconButton } from '../components/Icon.tsx';
import { t } from '../i18n/t.ts';

interface Shared {
  /** The module that these stand in. */
  readonly parent: string | null;
  /** How much is wrong with each module. */
  readonly counts: ReadonlyMap<string, number>;
  /** The language that modules are named in. */
  readonly language: Locale;
}

/** What is asked of the selection; only another answer is shown anew. */
const useSelected = <Answer extends string | boolean | null>(
  answer: (selected: string | null) => Answer,
): Answer =>
  useSyncExternalStore(
    (listener) => $selected.listen(listener),
    () => answer($selected.get()),
  );

export const Outline = ({
  modules,
  ...shared
}: Shared & { readonly modules: readonly StoredModule[] }) =>
  modules.length > 0 && (
    <ol className="ed-outline">
      {modules.map((module, at) => (
        <li key={module.id}>
          <Row
            module={module}
            parent={shared.parent}
            language={shared.language}
            errorCount={shared.counts.get(module.id) ?? 0}
            canMoveIn={at > 0 && columnCount(modules[at - 1] ?? module) > 0}
          />
          {columnCount(module) > 0 && <Columns {...shared} module={module} />}
        </li>
      ))}
    </ol>
  );

interface RowProps {
  readonly module: StoredModule;
  readonly parent: string | null;
  readonly language: Locale;
  readonly errorCount: number;
  /** Whether the module above it has columns. */
  readonly canMoveIn: boolean;
}

/** Into the module above it, as that stands now. */
function moveIn(id: string): void {
  const { modules } = $content.get();
  const place = placeOf(modules, id);
  const above = place && containerAbove(modules, place);
  if (above) moveModule(id, columnEnd(above));
}

/** With each key that is pressed only the row of the module that is written in is made anew. */
const Row = memo(({ module, parent, errorCount, canMoveIn }: RowProps) => {
  const { id } = module;
  const isSelected = useSelected((selected) => selected === id);
  return (
    <div className="ed-row" data-selected={isSelected || undefined}>
      <Button
        className="ed-name ed-grow"
        aria-pressed={isSelected}
        onClick={() => revealModule(id)}
      >
        {moduleName(module)}
        {module.data['is_hidden'] === true && <em> · {t('unseen.hidden')}</em>}
        {errorCount > 0 && (
          <em className="ed-danger"> · {t('status.fieldErrors', { count: errorCount })}</em>
        )}
      </Button>
      <IconButton icon="up" label={t('module.up')} onClick={() => moveByOne(id, -1)} />
      <IconButton icon="down" label={t('module.down')} onClick={() => moveByOne(id, 1)} />
      {canMoveIn && <Button onClick={() => moveIn(id)}>{t('module.in')}</Button>}
      {parent !== null && (
        <IconButton
          icon="outer"
          label={t('module.out')}
          onClick={() => moveModule(id, placeBelow(parent))}
        />
      )}
      <IconButton
        icon="edit"
        label={t('module.edit')}
        onClick={() => {
          revealModule(id);
          openPanel('module');
        }}
      />
    </div>
  );
});
Row.displayName = 'Row';

/** The modules in a module, column by column; the selected one can be moved into each. */
function Columns({ module, ...shared }: Shared & { readonly module: StoredModule }) {
  return (
    <ol>
      {Array.from({ length: columnCount(module) }, (_, at) => (
        <li key={at}>
          <span className="ed-quiet">{t('structure.column', { number: at + 1 })}</span>
          <Outline {...shared} modules={module.columns[at] ?? []} parent={module.id} />
          <MoveHere module={module} column={at} />
        </li>
      ))}
    </ol>
  );
}

interface MoveHereProps {
  readonly module: StoredModule;
  readonly column: number;
}

/** Moves the selected module into a column, where that is not one of its own. */
function MoveHere({ module, column }: MoveHereProps) {
  const taken = useSelected((selected) =>
    selected === null ||
    selected === module.id ||
    elementOf(selected)?.contains(elementOf(module.id)) === true
      ? null
      : selected,
  );
  return (
    taken !== null && (
      <Button className="ed-quiet" onClick={() => moveModule(taken, columnEnd(module, column))}>
        {t('structure.here')}
      </Button>
    )
  );
}
