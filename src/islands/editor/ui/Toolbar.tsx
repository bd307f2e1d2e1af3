import { useStore } from '../../use-store.ts';
import { $canRedo, $canUndo, $future, $mistakes, $past } from '../stores/content.ts';
import { redo, stepName, undo } from '../stores/document.ts';
import { locale } from '../host.ts';
import { $others } from '../stores/presence.ts';
import { $panel, openPanel, type Panel } from '../stores/selection.ts';
import { $state, $status, isUnsaved, save } from '../stores/saving.ts';
import { word } from '../words.ts';
import { Button } from './Button.tsx';
import { IconButton } from './Icon.tsx';

const PANELS: readonly Panel[] = [
  'add',
  'outline',
  'page',
  'languages',
  'versions',
  'check',
  'pages',
];

/** What is always at hand while a page is edited. */
export function Toolbar() {
  const panel = useStore($panel);
  const status = useStore($status);
  const state = useStore($state);
  const others = useStore($others);
  const mistakes = Object.keys(useStore($mistakes)).length;
  const [canUndo, canRedo] = [useStore($canUndo), useStore($canRedo)];
  const [past, future] = [useStore($past).at(-1), useStore($future).at(-1)];
  // A page that is not public yet has no address for visitors.
  const path = state?.public === null ? `/${locale}` : location.pathname;
  return (
    <div className="ed-bar" role="toolbar" aria-label={word('bar.name')}>
      <div className="ed-bar-group">
        <IconButton
          icon="undo"
          label={word('bar.undo', { name: past ? stepName(past) : '' })}
          disabled={!canUndo}
          onClick={undo}
        />
        <IconButton
          icon="redo"
          label={word('bar.redo', { name: future ? stepName(future) : '' })}
          disabled={!canRedo}
          onClick={redo}
        />
      </div>
      <div className="ed-bar-group ed-grow">
        {PANELS.map((name) => (
          <Button
            key={name}
            aria-expanded={panel === name}
            onClick={() => openPanel(panel === name ? null : name)}
          >
            {word(`bar.${name}`)}
          </Button>
        ))}
      </div>
      <div className="ed-bar-group">
        <p className="ed-status" data-status={status}>
          {word(`status.${status}`)}
          {mistakes > 0 && ` · ${word('status.mistakes', { count: mistakes })}`}
          {others.length > 0 && ` · ${word('status.others', { names: others.join(', ') })}`}
        </p>
        <Button
          className="ed-main"
          aria-expanded={panel === 'publish'}
          onClick={() => openPanel(panel === 'publish' ? null : 'publish')}
        >
          {word(state?.public === null ? 'bar.publishFirst' : 'bar.publish')}
        </Button>
        <a
          className="ed-button"
          href={path}
          onClick={(event) => {
            if (!isUnsaved()) return;
            event.preventDefault();
            void save().then(() => {
              location.assign(path);
            });
          }}
        >
          {word('bar.leave')}
        </a>
      </div>
    </div>
  );
}
