import type { ComponentType } from 'react';
import { t } from '../i18n/t.ts';
import { lazyPart, type LazyPart } from './lazy-part.tsx';
import { Panel } from './Panel.tsx';

/** A panel whose file comes when it is opened for the first time. */
export const lazyPanel = (
  load: () => Promise<Readonly<Record<string, ComponentType>>>,
  takesFocus = true,
): LazyPart<object> =>
  lazyPart<object>(
    load,
    ({ children }) => <Panel title={t('load.panel')}>{children}</Panel>,
    takesFocus,
  );
