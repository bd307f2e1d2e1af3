import { moduleById, placeOf } from '../../../lib/editing/content.ts';
import { useStore } from '../../use-store.ts';
import { drag } from '../canvas/drag.ts';
import { $rich } from '../canvas/in-place.ts';
import { focusModule } from '../canvas/modules.ts';
import { $content } from '../stores/content.ts';
import { nameOfModule } from '../stores/names.ts';
import { $selected, $target, openPanel } from '../stores/selection.ts';
import { step } from '../stores/structure.ts';
import { word } from '../words.ts';
import { Button } from './Button.tsx';
import { Icon, IconButton } from './Icon.tsx';
import { ModuleMenu } from './ModuleMenu.tsx';
import { Placed } from './Placed.tsx';
import { useBox } from './use-box.ts';

/** What can be done with the module that is chosen. */
export function ModuleBar() {
  const id = useStore($selected);
  const { modules } = useStore($content);
  const box = useBox(id);
  // A text that is written has a bar of its own.
  const isWriting = useStore($rich) !== null;
  const module = id === null ? null : moduleById(modules, id);
  const place = id === null ? null : placeOf(modules, id);
  if (id === null || module === null || place === null || box === null || isWriting) return null;
  const addAt = (index: number) => {
    $target.set({ ...place, index });
    openPanel('add');
  };
  const go = (by: -1 | 1) => {
    step(id, by);
    focusModule(id);
  };
  return (
    <Placed
      box={box}
      className="ed-module-bar"
      role="toolbar"
      aria-label={nameOfModule(module)}
      data-low={box.top > innerHeight / 2}
    >
      <Button
        className="ed-icon-button ed-handle"
        tabIndex={-1}
        aria-hidden="true"
        title={word('module.drag')}
        onPointerDown={(event) => drag(id, event.nativeEvent)}
      >
        <Icon name="drag" />
      </Button>
      <Button title={word('module.keys')} onClick={() => openPanel('module')}>
        <Icon name="edit" />
        {word('module.edit')}
      </Button>
      <IconButton icon="up" label={word('module.up')} onClick={() => go(-1)} />
      <IconButton icon="down" label={word('module.down')} onClick={() => go(1)} />
      <IconButton
        icon="add"
        label={word('module.addBelow')}
        onClick={() => addAt(place.index + 1)}
      />
      <ModuleMenu module={module} parent={place.parent} onAddAbove={() => addAt(place.index)} />
    </Placed>
  );
}
