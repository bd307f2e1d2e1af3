import { t } from '../i18n/t.ts';
import { alerts } from '../stores/alerts.ts';

/** Does something with shared sections; what does it comes with the first of it. */
const withShared = (run: (shared: typeof import('./shared.ts')) => Promise<void>): void =>
  void import('./shared.ts').then(run).catch(() => alerts.show('error', t('load.script')));

export const share = (ids: readonly string[]): void => withShared((shared) => shared.share(ids));
export const detach = (id: string): void => withShared((shared) => shared.detach(id));
