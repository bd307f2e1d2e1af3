import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { MAX_DEPTH } from '../../../content/fields/max-modules.ts';
import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { allModules, depthOf, moduleById, placeOf } from '../../../lib/editing/content.ts';
import { areHidden } from '../../../lib/editing/several/operations.ts';
import { isWithin, levelOf, outermost } from '../../../lib/editing/several/selection.ts';
import { dropTargetAt } from '../canvas/drop-target.ts';
import { moduleFocus } from '../canvas/module-focus.ts';
import { RECORD } from '../api/record.ts';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { t } from '../i18n/t.ts';
import { $content } from '../stores/content.ts';
import { moduleName } from '../stores/module-names.ts';
import { columnCount, columnEnd, placeBelow } from '../stores/placement.ts';
import { $selected, $several } from '../stores/selection.ts';
import { $isAdding, countText } from './choice.ts';
import { copy } from './clipboard.ts';
import { cut, duplicate, hideOrShow, leave, moveAllTo, moveBy, removeAll } from './commands.ts';
import { share } from './load-shared.ts';
import { dragModules } from './drag.ts';

type Modules = readonly StoredModule[];
type Ids = readonly string[];

/** What only this bar does, drawn as the other icons. */
const PATHS = {
  copy: 'M8 8h11v12H8zM5 16V4h11',
  cut: 'M8 15a3 3 0 1 0 .1 0zM16 15a3 3 0 1 0 .1 0zM9.500 15.500 17 4M14.500 15.500 7 4',
  duplicate: 'M4 4h12v7H4zM8 14h12v7H8z',
  share: 'M4 4h9v9H4zM11 16v4h9v-9h-4',
  hide: 'M4 4l16 16M3 12s4-6 9-6 9 6 9 6-4 6-9 6-9-6-9-6z',
  show: 'M3 12s4-6 9-6 9 6 9 6-4 6-9 6-9-6-9-6zM12 10a2 2 0 1 0 .1 0z',
} as const;

const Drawing = ({ name }: { readonly name: keyof typeof PATHS }) => (
  <svg className="ed-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);

/** The modules with columns that these can go into: none of them, and none too deep. */
function containersFor(modules: Modules, ids: Ids): Modules {
  const depth = depthOf(outermost(modules, ids));
  return allModules(modules).filter(
    (module) =>
      columnCount(module) > 0 &&
      !isWithin(modules, module.id, ids) &&
      levelOf(modules, module.id) + depth <= MAX_DEPTH,
  );
}

/** The one module that all of them stand in; null: they stand apart, or at the top. */
function parentOf(modules: Modules, ids: Ids): string | null {
  const parents = new Set(ids.map((id) => placeOf(modules, id)?.parent ?? null));
  const [parent = null] = parents;
  return parents.size === 1 ? parent : null;
}

/** Into a column of the page, or out of one. */
function Places({ modules, ids }: { readonly modules: Modules; readonly ids: Ids }) {
  const containers = containersFor(modules, ids);
  const parent = parentOf(modules, ids);
  if (ids.length === 0 || (containers.length === 0 && parent === null)) return null;
  return (
    <details className="ed-more">
      <summary>{t('several.into')}</summary>
      <div className="ed-menu">
        {parent !== null && (
          <Button onClick={() => moveAllTo(ids, placeBelow(parent))}>{t('module.out')}</Button>
        )}
        {containers.flatMap((module) =>
          Array.from({ length: columnCount(module) }, (_, at) => (
            <Button
              key={`${module.id} ${at}`}
              onClick={() => moveAllTo(ids, columnEnd(module, at))}
            >
              {t('several.column', { column: at + 1, name: moduleName(module) })}
            </Button>
          )),
        )}
      </div>
    </details>
  );
}

/** What is done with all of them; each is one step of undo. */
function Actions({ ids, isHidden }: { readonly ids: Ids; readonly isHidden: boolean }) {
  return (
    <>
      <Button title={t('module.up')} onClick={() => moveBy(ids, -1)}>
        <Icon name="up" />
        {t('module.up')}
      </Button>
      <Button title={t('module.down')} onClick={() => moveBy(ids, 1)}>
        <Icon name="down" />
        {t('module.down')}
      </Button>
      <Button title={t('several.copy')} onClick={() => copy(ids)}>
        <Drawing name="copy" />
        {t('several.copy')}
      </Button>
      <Button title={t('several.cut')} onClick={() => cut(ids)}>
        <Drawing name="cut" />
        {t('several.cut')}
      </Button>
      <Button title={t('module.duplicate')} onClick={() => duplicate(ids)}>
        <Drawing name="duplicate" />
        {t('module.duplicate')}
      </Button>
      <Button title={t(isHidden ? 'module.show' : 'module.hide')} onClick={() => hideOrShow(ids)}>
        <Drawing name={isHidden ? 'show' : 'hide'} />
        {t(isHidden ? 'module.show' : 'module.hide')}
      </Button>
      {RECORD.kind !== 'shared_section' && (
        <Button title={t('shared.make')} onClick={() => share(ids)}>
          <Drawing name="share" />
          {t('shared.make')}
        </Button>
      )}
      <Button className="ed-danger" title={t('module.remove')} onClick={() => void removeAll(ids)}>
        <Icon name="remove" />
        {t('module.remove')}
      </Button>
    </>
  );
}

/** How many modules are chosen, and what can be done with them at once. */
export function SeveralBar() {
  const ids = useStore($several) ?? [];
  const content = useStore($content);
  const isAdding = useStore($isAdding);
  const title = countText('count', ids.length);
  useEffect(
    () => () => {
      const module = moduleById($content.get().modules, $selected.get() ?? '');
      // Whoever went on elsewhere is not called back.
      if (document.activeElement === document.body && module) moduleFocus.request(module.id);
    },
    [],
  );
  return (
    <div className="ed-several" role="toolbar" aria-label={title}>
      <p>
        <strong>{title}</strong>
        {isAdding && <span> {t('several.adding')}</span>}
      </p>
      <Button className="ed-clear" title={t('several.clear')} onClick={leave}>
        <Icon name="close" />
        {t('several.clear')}
      </Button>
      {ids.length > 0 && (
        <>
          <Button
            className="ed-handle"
            tabIndex={-1}
            aria-hidden="true"
            title={t('module.drag')}
            onPointerDown={({ nativeEvent, currentTarget }) =>
              dragModules(ids, { handle: currentTarget, event: nativeEvent }, dropTargetAt)
            }
          >
            <Icon name="drag" />
          </Button>
          <Actions ids={ids} isHidden={areHidden(content, ids)} />
          <Places modules={content.modules} ids={ids} />
        </>
      )}
    </div>
  );
}
