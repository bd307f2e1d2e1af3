import { useStore } from '../../use-store.ts';
import { $content, $mistakes } from '../stores/content.ts';
import { openPanel } from '../stores/selection.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { word } from '../words.ts';
import { Outline } from './Outline.tsx';

/** The page as a list: every module with where it stands and what is wrong with it. */
export function OutlinePanel() {
  const { modules } = useStore($content);
  useStore($mistakes);
  return (
    <Panel title={word('bar.outline')}>
      {modules.length === 0 ? <p>{word('structure.empty')}</p> : <Outline modules={modules} />}
      <Button onClick={() => openPanel('add')}>{word('bar.add')}</Button>
    </Panel>
  );
}
