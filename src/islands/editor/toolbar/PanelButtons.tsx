import { useStore } from '@nanostores/react';
import { $noteCounts } from '../stores/notes.ts';
import { $panel, $showsShortcuts, openPanel, type Panel } from '../stores/selection.ts';
import { Button } from '../components/Button.tsx';
import { t } from '../i18n/t.ts';

/** What stands beside «Hinzufügen», which is at hand at every width. */
const OTHERS: readonly Panel[] = [
  'outline',
  'page',
  'languages',
  'versions',
  'check',
  'notes',
  'replace',
  'pages',
];

/** Opens and closes one panel. */
export function PanelButton({ name, id }: { readonly name: Panel; readonly id?: string }) {
  const isOpen = useStore($panel) === name;
  const { open } = useStore($noteCounts);
  return (
    <Button
      aria-expanded={isOpen}
      {...(id !== undefined && { popoverTarget: id, popoverTargetAction: 'hide' })}
      onClick={() => openPanel(isOpen ? null : name)}
    >
      {t(`bar.${name}`)}
      {name === 'notes' && open ? ` (${open})` : ''}
    </Button>
  );
}

/** The ways into all panels: in a row where there is room for it, else behind one button. */
export const PanelButtons = () => (
  <div className="ed-bar-group ed-grow">
    <PanelButton name="add" />
    <Button className="ed-panels-button" popoverTarget="ed-panels">
      {t('bar.tools')}
    </Button>
    {/* Where the sheet shows it as a row, it is one and never opens. */}
    <div id="ed-panels" className="ed-panels" popover="auto">
      {OTHERS.map((name) => (
        <PanelButton key={name} name={name} id="ed-panels" />
      ))}
      <Button aria-label={t('shortcuts.title')} onClick={() => $showsShortcuts.set(true)}>
        ?
      </Button>
    </div>
  </div>
);
