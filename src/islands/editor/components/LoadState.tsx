import { t } from '../i18n/t.ts';
import { LoadFailure } from './LoadFailure.tsx';
import type { Loaded } from './use-loaded.ts';

/** That something is on its way, or why it did not come; nothing once it is there. */
export function LoadState({ value, failure, load }: Loaded<unknown>) {
  if (failure !== null) return <LoadFailure why={failure} onRetry={() => void load()} />;
  return value === null && <p role="status">{t('load.busy')}</p>;
}
