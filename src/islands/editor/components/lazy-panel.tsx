import type { ComponentType } from 'react';
import { t } from '../i18n/t.ts';
import { lazyPart, type LazyPart } from './lazy-part.tsx';
import { Panel } from './Panel.tsx';

/** A panel whose file comes when it is opened for the first time. */
export const lazyPanel = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  takesFocus = true,
): LazyPart<object> =>
  lazyPart<object>(
    async () => (await load())[name],
    ({ children }) => <Panel title={t('load.panel')}>{children}</Panel>,
    takesFocus,
  );
