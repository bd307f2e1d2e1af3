import type { Scheduled } from '../../../lib/editing/calls.ts';
import { Button } from '../components/Button.tsx';
import { formatDateTime } from '../i18n/format-date-time.ts';
import { t } from '../i18n/t.ts';

interface Props {
  readonly actions: readonly Scheduled[];
  readonly onCancel: (id: number) => void;
}

/** What happens by itself later, and what did not happen. */
export const ScheduledActions = ({ actions: actions, onCancel }: Props) =>
  actions.length > 0 && (
    <>
      <h3>{t('publish.planned')}</h3>
      <ul>
        {actions.map(({ id, action, at, by, failed }) => (
          <li key={id}>
            {t(`publish.${action}At`, { at: formatDateTime(at), by })}
            {failed !== null && <em className="ed-danger"> {failed}</em>}
            <Button onClick={() => onCancel(id)}>{t('publish.cancel')}</Button>
          </li>
        ))}
      </ul>
    </>
  );
