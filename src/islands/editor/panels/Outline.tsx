import { useStore } from '@nanostores/react';
import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { placeOf } from '../../../lib/editing/content.ts';
import { elementOf } from '../canvas/dom.ts';
import { revealModule } from '../canvas/module-selection.ts';
import { $content } from '../stores/content.ts';
import { moveModule } from '../stores/commands.ts';
import { errorsOf } from '../stores/field-errors.ts';
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

export const Outline = ({ modules }: { readonly modules: readonly StoredModule[] }) =>
  modules.length > 0 && (
    <ol className="ed-outline">
      {modules.map((module) => (
        <OutlineEntry key={module.id} module={module} />
      ))}
    </ol>
  );

function OutlineEntry({ module }: { readonly module: StoredModule }) {
  const { id } = module;
  const selected = useStore($selected);
  const { modules } = useStore($content);
  const place = placeOf(modules, id);
  const above = place && containerAbove(modules, place);
  const parent = place?.parent ?? null;
  const errorCount = Object.keys(errorsOf(id)).length;
  return (
    <li>
      <div className="ed-row" data-selected={selected === id || undefined}>
        <Button
          className="ed-name ed-grow"
          aria-pressed={selected === id}
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
        {above && (
          <Button onClick={() => moveModule(id, columnEnd(above))}>{t('module.in')}</Button>
        )}
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
      <Columns module={module} />
    </li>
  );
}

/** The modules in a module, column by column; the selected one can be moved into each. */
function Columns({ module }: { readonly module: StoredModule }) {
  const selected = useStore($selected);
  const canTake =
    selected !== null &&
    selected !== module.id &&
    !elementOf(selected)?.contains(elementOf(module.id));
  const count = columnCount(module);
  return (
    count > 0 && (
      <ol>
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>
            <span className="ed-quiet">{t('structure.column', { number: at + 1 })}</span>
            <Outline modules={module.columns[at] ?? []} />
            {canTake && (
              <Button
                className="ed-quiet"
                onClick={() => moveModule(selected, columnEnd(module, at))}
              >
                {t('structure.here')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    )
  );
}
