import { lazyPanel } from '../components/lazy-panel.tsx';
import type { LazyPart } from '../components/lazy-part.tsx';
import type { Panel } from '../stores/selection.ts';

/** Each panel is a file of its own, which comes when it is opened for the first time. */
export const PANELS: Record<Panel, LazyPart<object>> = {
  module: lazyPanel(() => import('./ModulePanel.tsx'), 'ModulePanel'),
  add: lazyPanel(() => import('./AddPanel.tsx'), 'AddPanel'),
  outline: lazyPanel(() => import('./outline/OutlinePanel.tsx'), 'OutlinePanel'),
  page: lazyPanel(() => import('./PagePanel.tsx'), 'PagePanel'),
  languages: lazyPanel(() => import('./LanguagesPanel.tsx'), 'LanguagesPanel'),
  versions: lazyPanel(() => import('./versions/VersionsPanel.tsx'), 'VersionsPanel'),
  check: lazyPanel(() => import('./CheckPanel.tsx'), 'CheckPanel'),
  notes: lazyPanel(() => import('./notes/NotesPanel.tsx'), 'NotesPanel'),
  replace: lazyPanel(() => import('../replace/ReplacePanel.tsx'), 'ReplacePanel'),
  publish: lazyPanel(() => import('./PublishPanel.tsx'), 'PublishPanel'),
  pages: lazyPanel(() => import('./PagesPanel.tsx'), 'PagesPanel'),
};
