import { useStore } from '@nanostores/react';
import type { ComponentType } from 'react';
import { $dropIndicator } from './canvas/drag-and-drop.ts';
import { AddPanel } from './panels/AddPanel.tsx';
import { CheckPanel } from './panels/CheckPanel.tsx';
import { LanguagesPanel } from './panels/LanguagesPanel.tsx';
import { ModulePanel } from './panels/ModulePanel.tsx';
import { OutlinePanel } from './panels/OutlinePanel.tsx';
import { PagePanel } from './panels/PagePanel.tsx';
import { PagesPanel } from './panels/PagesPanel.tsx';
import { PublishPanel } from './panels/PublishPanel.tsx';
import { VersionsPanel } from './panels/VersionsPanel.tsx';
import { alerts } from './stores/alerts.ts';
import { $announcement } from './stores/live-region.ts';
import { $panel, type Panel } from './stores/selection.ts';
import { t } from './i18n/t.ts';
import { ConflictDialog } from './dialogs/ConflictDialog.tsx';
import { InlineRichText } from './richtext/InlineRichText.tsx';
import { LoginDialog } from './dialogs/LoginDialog.tsx';
import { ModuleToolbar } from './toolbar/ModuleToolbar.tsx';
import { Positioned } from './components/Positioned.tsx';
import { RestoreDraftDialog } from './dialogs/RestoreDraftDialog.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';

const PANELS: Partial<Record<Panel, ComponentType>> = {
  module: ModulePanel,
  add: AddPanel,
  outline: OutlinePanel,
  page: PagePanel,
  languages: LanguagesPanel,
  versions: VersionsPanel,
  check: CheckPanel,
  publish: PublishPanel,
  pages: PagesPanel,
};

/** Everything that the editor puts around the page. */
export function App() {
  const panel = useStore($panel);
  const alert = useStore(alerts.$current);
  const announcement = useStore($announcement);
  const dropIndicator = useStore($dropIndicator);
  const Open = panel === null ? undefined : PANELS[panel];
  return (
    <section className="ed" data-ed-own="" aria-label={t('bar.name')}>
      <Toolbar />
      {Open && <Open key={panel} />}
      <ModuleToolbar />
      <InlineRichText />
      {dropIndicator && <Positioned className="ed-drop" box={dropIndicator} />}
      <p className="visually-hidden" aria-live="polite">
        {/* The same words twice are heard twice: something of them has to change. */}
        {announcement.text + (announcement.count % 2 ? '\u{A0}' : '')}
      </p>
      {alert && (
        <p className="ed-alert" data-kind={alert.kind}>
          {alert.text}
        </p>
      )}
      <ConflictDialog />
      <RestoreDraftDialog />
      <LoginDialog />
    </section>
  );
}
