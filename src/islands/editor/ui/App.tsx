import type { ComponentType } from 'react';
import { useStore } from '../../use-store.ts';
import { $drop } from '../canvas/drag.ts';
import { AddPanel } from '../panels/AddPanel.tsx';
import { CheckPanel } from '../panels/CheckPanel.tsx';
import { LanguagesPanel } from '../panels/LanguagesPanel.tsx';
import { ModulePanel } from '../panels/ModulePanel.tsx';
import { OutlinePanel } from '../panels/OutlinePanel.tsx';
import { PagePanel } from '../panels/PagePanel.tsx';
import { PagesPanel } from '../panels/PagesPanel.tsx';
import { PublishPanel } from '../panels/PublishPanel.tsx';
import { VersionsPanel } from '../panels/VersionsPanel.tsx';
import { $alert } from '../stores/alert.ts';
import { $said } from '../stores/said.ts';
import { $panel, type Panel } from '../stores/selection.ts';
import { word } from '../words.ts';
import { Conflicts } from './Conflicts.tsx';
import { InPlace } from './InPlace.tsx';
import { Login } from './Login.tsx';
import { ModuleBar } from './ModuleBar.tsx';
import { Placed } from './Placed.tsx';
import { Resume } from './Resume.tsx';
import { Toolbar } from './Toolbar.tsx';

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
  const alert = useStore($alert);
  const said = useStore($said);
  const drop = useStore($drop);
  const Open = panel === null ? undefined : PANELS[panel];
  return (
    <section className="ed" data-ed-own="" aria-label={word('bar.name')}>
      <Toolbar />
      {Open && <Open key={panel} />}
      <ModuleBar />
      <InPlace />
      {drop && <Placed className="ed-drop" box={drop} />}
      <p className="visually-hidden" aria-live="polite">
        {/* The same words twice are heard twice: something of them has to change. */}
        {said.text + (said.count % 2 ? '\u{A0}' : '')}
      </p>
      {alert && (
        <p className="ed-alert" data-kind={alert.kind}>
          {alert.text}
        </p>
      )}
      <Conflicts />
      <Resume />
      <Login />
    </section>
  );
}
