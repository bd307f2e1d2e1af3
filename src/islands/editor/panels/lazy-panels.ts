import { lazyPanel } from '../components/lazy-panel.tsx';
import type { LazyPart } from '../components/lazy-part.tsx';
import type { Panel } from '../stores/selection.ts';

/** Each panel is a file of its own, which comes when it is opened for the first time. */
export const PANELS: Record<Panel, LazyPart<object>> = {
  module: lazyPanel(() => import('./ModulePanel.tsx')),
  add: lazyPanel(() => import('./AddPanel.tsx')),
  outline: lazyPanel(() => import('./outline/OutlinePanel.tsx')),
  page: lazyPanel(() => import('./PagePanel.tsx')),
  languages: lazyPanel(() => import('./LanguagesPanel.tsx')),
  versions: lazyPanel(() => import('./versions/VersionsPanel.tsx')),
  check: lazyPanel(() => import('./CheckPanel.tsx')),
  notes: lazyPanel(() => import('./notes/NotesPanel.tsx')),
  replace: lazyPanel(() => import('../replace/ReplacePanel.tsx')),
  publish: lazyPanel(() => import('./PublishPanel.tsx')),
  pages: lazyPanel(() => import('./PagesPanel.tsx')),
};
