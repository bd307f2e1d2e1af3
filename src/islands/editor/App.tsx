import { useStore } from '@nanostores/react';
import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { $dropIndicator } from './canvas/drag-and-drop.ts';
import { alerts } from './stores/alerts.ts';
import { $uploads } from './files/uploads.ts';
import { $announcement } from './stores/live-region.ts';
import { $panel, type Panel } from './stores/selection.ts';
import { t } from './i18n/t.ts';
import { ConflictDialog } from './dialogs/ConflictDialog.tsx';
import { EditedPicture } from './dialogs/EditedPicture.tsx';
import { InlineRichText } from './richtext/InlineRichText.tsx';
import { LoginDialog } from './dialogs/LoginDialog.tsx';
import { ModuleToolbar } from './toolbar/ModuleToolbar.tsx';
import { Positioned } from './components/Positioned.tsx';
import { RestoreDraftDialog } from './dialogs/RestoreDraftDialog.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';

/** Each panel is a file of its own, which comes when it is opened for the first time (ED-09). */
const panel = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> => lazy(async () => ({ default: (await load())[name] }));

const PANELS: Record<Panel, ComponentType> = {
  module: panel(() => import('./panels/ModulePanel.tsx'), 'ModulePanel'),
  add: panel(() => import('./panels/AddPanel.tsx'), 'AddPanel'),
  outline: panel(() => import('./panels/OutlinePanel.tsx'), 'OutlinePanel'),
  page: panel(() => import('./panels/PagePanel.tsx'), 'PagePanel'),
  languages: panel(() => import('./panels/LanguagesPanel.tsx'), 'LanguagesPanel'),
  versions: panel(() => import('./panels/VersionsPanel.tsx'), 'VersionsPanel'),
  check: panel(() => import('./panels/CheckPanel.tsx'), 'CheckPanel'),
  publish: panel(() => import('./panels/PublishPanel.tsx'), 'PublishPanel'),
  pages: panel(() => import('./panels/PagesPanel.tsx'), 'PagesPanel'),
};

const UploadList = panel(() => import('./files/UploadList.tsx'), 'UploadList');

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
      <Suspense>{Open && <Open key={open} />}</Suspense>
      <ModuleToolbar />
      <InlineRichText />
      {hasUploads && (
        <Suspense>
          <UploadList />
        </Suspense>
      )}
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
      <EditedPicture />
      <LoginDialog />
    </section>
  );
}
