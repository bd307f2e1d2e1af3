import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import type { Locale } from '../../../../lib/constants.ts';
import { isWithin } from '../../../../lib/editing/several/selection.ts';
import { Button } from '../../components/Button.tsx';
import { t } from '../../i18n/t.ts';
import { moveAllTo } from '../../several/commands.ts';
import { moveModule } from '../../stores/commands.ts';
import { $content } from '../../stores/content.ts';
import { columnCount, columnEnd } from '../../stores/placement.ts';
import { OutlineRow } from './OutlineRow.tsx';
import { chosenNow, useChosen } from './use-chosen.ts';

interface Shared {
  /** The module that these stand in. */
  readonly parent: string | null;
  /** How much is wrong with each module. */
  readonly counts: ReadonlyMap<string, number>;
  /** The language that modules are named in. */
  readonly language: Locale;
}

/** Modules as they stand (`$structure`); what they hold is the matter of each row. */
export const Outline = ({
  modules,
  ...shared
}: Shared & { readonly modules: readonly StoredModule[] }) =>
  modules.length > 0 && (
    <ol className="ed-outline">
      {modules.map((module, at) => (
        <li key={module.id}>
          <OutlineRow
            id={module.id}
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

/** The modules in a module, column by column; the selected one can be moved into each. */
function Columns({ module, ...shared }: Shared & { readonly module: StoredModule }) {
  return (
    <ol>
      {Array.from({ length: columnCount(module) }, (_, at) => (
        <li key={at} data-outline-column={`${module.id} ${at}`}>
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

/** Moves what is chosen into a column, where that is not one of its own. */
function MoveHere({ module, column }: MoveHereProps) {
  const count = useChosen((chosen) =>
    isWithin($content.get().modules, module.id, chosen) ? '0' : String(chosen.length),
  );
  const move = (): void => {
    const [only, ...others] = chosenNow();
    const place = columnEnd(module, column);
    if (only !== undefined && others.length === 0) moveModule(only, place);
    else moveAllTo(chosenNow(), place);
  };
  return (
    count !== '0' && (
      <Button className="ed-quiet" onClick={move}>
        {t(count === '1' ? 'structure.here' : 'several.here')}
      </Button>
    )
  );
}
