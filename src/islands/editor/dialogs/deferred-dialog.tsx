import type { ComponentType } from 'react';
import { Dialog } from '../components/Dialog.tsx';
import { lazyPart, type LazyPart } from '../components/lazy-part.tsx';
import { t } from '../i18n/t.ts';

/** A dialog that comes by itself: no key that was meant for the page is typed into it. */
export const deferredDialog = (
  load: () => Promise<Readonly<Record<string, ComponentType>>>,
  title: string,
): LazyPart<object> =>
  lazyPart(load, ({ children }) => <Dialog title={t(title)}>{children}</Dialog>, false);
