import { t } from '../i18n/t.ts';
import { alerts } from '../stores/alerts.ts';

/** What chooses several modules comes with the first thing that somebody does on the page. */
export const several = {
  async load() {
    const part = await import('./part.ts');
    part.startSeveral();
    return part;
  },
  preload: () => void several.load().catch(() => undefined),
};

/** Does something with it; where it does not come, that is said. */
export const withSeveral = (run: (part: Awaited<ReturnType<typeof several.load>>) => void): void =>
  void several.load().then(run, () => alerts.show('error', t('load.script')));
