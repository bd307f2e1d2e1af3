import { recordFields } from '../api/library.ts';
import { t } from '../i18n/t.ts';
import { alerts } from './alerts.ts';

/** Says which dates went along; undo takes them back with the one that was changed. */
export function tellMoved(moved: readonly { readonly path: readonly unknown[] }[]): void {
  const labels = moved.map(
    ({ path: [key] }) => recordFields().find((field) => field.key === key)?.label,
  );
  alerts.show('save', t('field.movedAlong', { names: labels.join(', ') }));
}
