import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { removeHere } from '../canvas/modules.ts';
import { copy, duplicate } from '../stores/clipboard.ts';
import { change, move } from '../stores/document.ts';
import { say } from '../stores/said.ts';
import { select } from '../stores/selection.ts';
import { placeBelow } from '../stores/structure.ts';
import { word } from '../words.ts';
import { Button } from './Button.tsx';

interface Props {
  readonly module: StoredModule;
  /** The module that it stands in. */
  readonly parent: string | null;
  readonly onAddAbove: () => void;
}

/** What is done with a module less often. */
export function ModuleMenu({ module: { id, data }, parent, onAddAbove }: Props) {
  const isHidden = data['is_hidden'] === true;
  return (
    <details className="ed-more">
      <summary aria-label={word('module.more')}>…</summary>
      <div className="ed-menu">
        <Button onClick={onAddAbove}>{word('module.addAbove')}</Button>
        <Button onClick={() => duplicate(id)}>{word('module.duplicate')}</Button>
        <Button
          onClick={() => {
            copy(id);
            say(word('module.copied'));
          }}
        >
          {word('module.copy')}
        </Button>
        {parent !== null && (
          <>
            <Button onClick={() => select(parent)}>{word('module.parent')}</Button>
            <Button onClick={() => move(id, placeBelow(parent))}>{word('module.out')}</Button>
          </>
        )}
        <Button onClick={() => change(id, ['is_hidden'], !isHidden)}>
          {word(isHidden ? 'module.show' : 'module.hide')}
        </Button>
        <Button className="ed-danger" onClick={() => removeHere(id)}>
          {word('module.remove')}
        </Button>
      </div>
    </details>
  );
}
