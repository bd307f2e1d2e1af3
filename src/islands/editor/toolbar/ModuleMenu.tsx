import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { moduleFocus } from '../canvas/module-focus.ts';
import { detach, share } from '../several/load-shared.ts';
import { withSeveral } from '../several/load.ts';
import { setField, moveModule } from '../stores/commands.ts';
import { beginNote } from '../canvas/notes/text-selection.ts';
import { selectModule } from '../stores/selection.ts';
import { placeBelow } from '../stores/placement.ts';
import { t } from '../i18n/t.ts';
import { moduleOffer } from '../api/library.ts';
import { RECORD } from '../api/record.ts';
import { Button } from '../components/Button.tsx';

interface Props {
  readonly module: StoredModule;
  /** The module that contains it. */
  readonly parent: string | null;
  readonly onAddAbove: () => void;
}

/** What is done with a module less often. */
export function ModuleMenu({ module: { id, kind, data }, parent, onAddAbove }: Props) {
  const isHidden = data['is_hidden'] === true;
  return (
    <div className="ed-menu">
      <Button onClick={onAddAbove}>{t('module.addAbove')}</Button>
      <Button onClick={beginNote}>{t('module.note')}</Button>
      <Button onClick={() => withSeveral(({ duplicate }) => duplicate([id]))}>
        {t('module.duplicate')}
      </Button>
      <Button onClick={() => withSeveral(({ copy }) => copy([id]))}>{t('module.copy')}</Button>
      <Button
        onClick={() => {
          withSeveral(({ startAdding }) => startAdding(id));
          moduleFocus.request(id);
        }}
      >
        {t('several.start')}
      </Button>
      {moduleOffer(kind)?.section ? (
        <Button onClick={() => detach(id)}>{t('shared.detach')}</Button>
      ) : (
        RECORD.kind !== 'shared_section' && (
          <Button onClick={() => share([id])}>{t('shared.make')}</Button>
        )
      )}
      {parent !== null && (
        <>
          <Button onClick={() => selectModule(parent)}>{t('module.parent')}</Button>
          <Button onClick={() => moveModule(id, placeBelow(parent))}>{t('module.out')}</Button>
        </>
      )}
      <Button onClick={() => setField(id, ['is_hidden'], !isHidden)}>
        {t(isHidden ? 'module.show' : 'module.hide')}
      </Button>
      <Button
        className="ed-danger"
        onClick={() => withSeveral(({ removeAll }) => void removeAll([id]))}
      >
        {t('module.remove')}
      </Button>
    </div>
  );
}
