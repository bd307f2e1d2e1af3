import { useStore } from '@nanostores/react';
import type { ComponentType } from 'react';
import { $dropIndicator } from './canvas/drag-and-drop.ts';
import { alerts } from './stores/alerts.ts';
import { $uploads } from './files/uploads.ts';
import { $announcement } from './stores/live-region.ts';
import { $panel, type Panel } from './stores/selection.ts';
import { t } from './i18n/t.ts';
import { Conflicts } from './dialogs/Conflicts.tsx';
import { EditedPicture } from './dialogs/EditedPicture.tsx';
import { InlineRichText } from './writing/InlineRichText.tsx';
import { LoginDialog } from './dialogs/LoginDialog.tsx';
import { ModuleToolbar } from './toolbar/ModuleToolbar.tsx';
import { lazyPanel } from './components/lazy-panel.tsx';
import { Positioned } from './components/Positioned.tsx';
import { RestoreDraftDialog } from './dialogs/RestoreDraftDialog.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';

/** Each panel is a file of its own, which comes when it is opened for the first time (ED-09). */
const PANELS: Record<Panel, ComponentType> = {
  module: lazyPanel(() => import('./panels/ModulePanel.tsx'), 'ModulePanel'),
  add: lazyPanel(() => import('./panels/AddPanel.tsx'), 'AddPanel'),
  outline: lazyPanel(() => import('./panels/outline/OutlinePanel.tsx'), 'OutlinePanel'),
  page: lazyPanel(() => import('./panels/PagePanel.tsx'), 'PagePanel'),
  languages: lazyPanel(() => import('./panels/LanguagesPanel.tsx'), 'LanguagesPanel'),
  versions: lazyPanel(() => import('./panels/versions/VersionsPanel.tsx'), 'VersionsPanel'),
  check: lazyPanel(() => import('./panels/CheckPanel.tsx'), 'CheckPanel'),
  publish: lazyPanel(() => import('./panels/PublishPanel.tsx'), 'PublishPanel'),
  pages: lazyPanel(() => import('./panels/PagesPanel.tsx'), 'PagesPanel'),
};

const UploadList = lazyPanel(() => import('./files/UploadList.tsx'), 'UploadList');

/** Everything that the editor puts around the page. */
export function App() {
  const open = useStore($panel);
  const alert = useStore(alerts.$current);
  const announcement = useStore($announcement);
  const dropIndicator = useStore($dropIndicator);
  const hasUploads = useStore($uploads).length > 0;
  const Open = open === null ? undefined : PANELS[open];
  return (
    <section className="ed" data-ed-own="" aria-label={t('bar.name')}>
      <Toolbar />
      {Open && <Open key={open} />}
      <ModuleToolbar />
      <InlineRichText />
      {hasUploads && <UploadList />}
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
      <Conflicts />
      <RestoreDraftDialog />
      <EditedPicture />
      <LoginDialog />
    </section>
  );
}
