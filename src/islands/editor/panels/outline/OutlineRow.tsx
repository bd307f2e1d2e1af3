import { memo } from 'react';
import type { StoredModule } from '../../../../content/fields/module-tree.ts';
import type { Locale } from '../../../../lib/constants.ts';
import { placeOf } from '../../../../lib/editing/content.ts';
import { moduleOffer } from '../../api/library.ts';
import { revealModule } from '../../canvas/module-selection.ts';
import { Button } from '../../components/Button.tsx';
import { Icon, IconButton } from '../../components/Icon.tsx';
import { t } from '../../i18n/t.ts';
import { useRecordNames } from '../../picker/use-record-names.ts';
import { draggedWith, dragModules } from '../../several/drag.ts';
import { moveModule } from '../../stores/commands.ts';
import { $content } from '../../stores/content.ts';
import { moduleName } from '../../stores/module-names.ts';
import { columnEnd, containerAbove, moveByOne, placeBelow } from '../../stores/placement.ts';
import { openPanel } from '../../stores/selection.ts';
import { outlineTargetAt } from './outline-target.ts';
import { useChosen } from './use-chosen.ts';
import { useModule } from './use-module.ts';

interface Props {
  readonly id: string;
  /** The module that it stands in. */
  readonly parent: string | null;
  /** The language that it is named in. */
  readonly language: Locale;
  /** How much is wrong with it. */
  readonly errorCount: number;
  /** Whether the module above it has columns. */
  readonly canMoveIn: boolean;
}

/** The shared section that a module stands for, as `kind:12`; null: none. */
function sectionIn(module: StoredModule | null): string | null {
  const offer = module && moduleOffer(module.kind);
  const field = offer?.fields.find(({ key }) => key === offer.section);
  const id = field && module?.data[field.key];
  return typeof id === 'number' ? `${field?.target ?? ''}:${id}` : null;
}

/** Into the module above it, as that stands now. */
function moveIn(id: string): void {
  const { modules } = $content.get();
  const place = placeOf(modules, id);
  const above = place && containerAbove(modules, place);
  if (above) moveModule(id, columnEnd(above));
}

/** Dragging in the outline; the buttons of the row do the same. */
const Handle = ({ id }: { readonly id: string }) => (
  <Button
    className="ed-icon-button ed-handle"
    tabIndex={-1}
    aria-hidden="true"
    title={t('module.drag')}
    onPointerDown={({ nativeEvent: event, currentTarget: handle }) =>
      dragModules(draggedWith(id), { handle, event }, outlineTargetAt, handle.closest('.ed-panel'))
    }
  >
    <Icon name="drag" />
  </Button>
);

/** A module of the outline. With each key that is pressed only that of its own module is made anew. */
export const OutlineRow = memo(({ id, parent, language, errorCount, canMoveIn }: Props) => {
  const module = useModule(id);
  const isChosen = useChosen((chosen) => chosen.includes(id));
  const section = sectionIn(module);
  const nameOf = useRecordNames(section === null ? [] : [section]);
  if (module === null) return null;
  const name = moduleName(module, language) + (section === null ? '' : `: ${nameOf(section)}`);
  const of = (what: string): string => `${t(what)}: ${name}`;
  return (
    <div className="ed-row" data-selected={isChosen || undefined}>
      <Handle id={id} />
      <Button
        className="ed-name ed-grow"
        data-row={id}
        aria-pressed={isChosen}
        onClick={() => revealModule(id)}
      >
        {name}
        {module.data['is_hidden'] === true && <em> · {t('unseen.hidden')}</em>}
        {errorCount > 0 && (
          <em className="ed-danger"> · {t('status.fieldErrors', { count: errorCount })}</em>
        )}
      </Button>
      <IconButton icon="up" label={of('module.up')} onClick={() => moveByOne(id, -1)} />
      <IconButton icon="down" label={of('module.down')} onClick={() => moveByOne(id, 1)} />
      {canMoveIn && (
        <Button aria-label={of('module.in')} onClick={() => moveIn(id)}>
          {t('module.in')}
        </Button>
      )}
      {parent !== null && (
        <IconButton
          icon="outer"
          label={of('module.out')}
          onClick={() => moveModule(id, placeBelow(parent))}
        />
      )}
      <IconButton
        icon="edit"
        label={of('module.edit')}
        onClick={() => {
          revealModule(id);
          openPanel('module');
        }}
      />
    </div>
  );
});
OutlineRow.displayName = 'OutlineRow';
