import { useStore } from '@nanostores/react';
import { $dropIndicator } from './stores/drop-indicator.ts';
import { $uploads } from './files/uploads.ts';
import { $announcement } from './stores/live-region.ts';
import { $panel, $several } from './stores/selection.ts';
import { PANELS } from './panels/lazy-panels.ts';
import { t } from './i18n/t.ts';
import { Conflicts } from './dialogs/Conflicts.tsx';
import { EditedPicture } from './dialogs/EditedPicture.tsx';
import { InlineRichText } from './writing/InlineRichText.tsx';
import { Login } from './dialogs/Login.tsx';
import { ModuleToolbar } from './toolbar/ModuleToolbar.tsx';
import { lazyPanel } from './components/lazy-panel.tsx';
import { Positioned } from './components/Positioned.tsx';
import { Question } from './dialogs/Question.tsx';
import { Shortcuts } from './dialogs/Shortcuts.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';

const SeveralBar = lazyPanel(() => import('./several/SeveralBar.tsx'), false);
const UploadList = lazyPanel(() => import('./files/UploadList.tsx'), false);

/** Everything that the editor puts around the page. */
export function App() {
  const open = useStore($panel);
  const announcement = useStore($announcement);
  const dropIndicator = useStore($dropIndicator);
  const isSeveral = useStore($several) !== null;
  const hasUploads = useStore($uploads).length > 0;
  const Open = open === null ? undefined : PANELS[open];
  return (
    <section className="ed" data-ed-own="" aria-label={t('bar.name')}>
      <Toolbar />
      {/* Its effects come first: what is opened from a text takes the focus from it. */}
      <InlineRichText />
      {/* Before the panels, which end above it. */}
      {isSeveral && <SeveralBar />}
      {Open && <Open key={open} />}
      <ModuleToolbar />
      {hasUploads && <UploadList />}
      {dropIndicator && (
        <Positioned
          className="ed-drop"
          data-inside={dropIndicator.isInside || undefined}
          box={dropIndicator}
        />
      )}
      <p className="visually-hidden" aria-live="polite">
        {/* The same words twice are heard twice: something of them has to change. */}
        {announcement.text + (announcement.count % 2 ? '\u{A0}' : '')}
      </p>
      <Conflicts />
      <Question />
      <Shortcuts />
      <EditedPicture />
      <Login />
    </section>
  );
}
