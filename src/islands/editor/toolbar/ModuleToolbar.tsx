import { useStore } from '@nanostores/react';
import { moduleById, placeOf } from '../../../lib/editing/content.ts';
import { $inlineRichText } from '../canvas/inline-editing.ts';
import { moduleFocus } from '../canvas/module-focus.ts';
import { $content } from '../stores/content.ts';
import { moduleName } from '../stores/module-names.ts';
import { $selected, $insertPlace, openPanel } from '../stores/selection.ts';
import { moveByOne } from '../stores/placement.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../components/Button.tsx';
import { Icon, IconButton } from '../components/Icon.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { Positioned } from '../components/Positioned.tsx';
import { drag } from './lazy-drag.ts';
import { useToolbarPosition } from './use-toolbar-position.ts';

const ModuleMenu = lazyPart(
  () => import('./ModuleMenu.tsx'),
  ({ children }) => <div className="ed-menu">{children}</div>,
  false,
);

/** What can be done with the module that is chosen. */
export function ModuleToolbar() {
  const id = useStore($selected);
  const { modules } = useStore($content);
  const box = useToolbarPosition(id);
  // A text that is written has a bar of its own.
  const isWriting = useStore($inlineRichText) !== null;
  const module = id === null ? null : moduleById(modules, id);
  const place = id === null ? null : placeOf(modules, id);
  if (id === null || module === null || place === null || box === null || isWriting) return null;
  const addAt = (index: number) => {
    $insertPlace.set({ ...place, index });
    openPanel('add');
  };
  const moveAndFocus = (by: -1 | 1) => {
    moveByOne(id, by);
    moduleFocus.request(id);
  };
  return (
    <Positioned
      box={box}
      className="ed-module-bar"
      role="toolbar"
      aria-label={moduleName(module)}
      data-low={box.top > innerHeight / 2}
    >
      <Button
        className="ed-icon-button ed-handle"
        tabIndex={-1}
        aria-hidden="true"
        title={t('module.drag')}
        onPointerDown={(event) => void drag.start(id, event.nativeEvent)}
      >
        <Icon name="drag" />
      </Button>
      <Button title={t('module.keys')} onClick={() => openPanel('module')}>
        <Icon name="edit" />
        {t('module.edit')}
      </Button>
      <IconButton icon="up" label={t('module.up')} onClick={() => moveAndFocus(-1)} />
      <IconButton icon="down" label={t('module.down')} onClick={() => moveAndFocus(1)} />
      <IconButton icon="add" label={t('module.addBelow')} onClick={() => addAt(place.index + 1)} />
      <details className="ed-more">
        <summary aria-label={t('module.more')}>…</summary>
        <ModuleMenu module={module} parent={place.parent} onAddAbove={() => addAt(place.index)} />
      </details>
    </Positioned>
  );
}
