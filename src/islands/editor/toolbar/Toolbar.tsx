import { useStore } from '@nanostores/react';
import { $fieldErrors } from '../stores/content.ts';
import { $future, $past } from '../stores/history.ts';
import { redo, stepLabel, undo } from '../stores/history.ts';
import { locale } from '../api/record.ts';
import { $others, nameOf } from '../stores/presence.ts';
import { alerts } from '../stores/alerts.ts';
import { $panel, openPanel } from '../stores/selection.ts';
import { autosave } from '../stores/autosave.ts';
import { $saveStatus, $serverState } from '../stores/server-state.ts';
import { formatDateTime } from '../i18n/format-date-time.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../components/Button.tsx';
import { IconButton } from '../components/Icon.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { PanelButtons } from './PanelButtons.tsx';
import { PreviewNote } from './PreviewNote.tsx';

/** Undo and redo, each with what it would do. */
function HistoryButtons() {
  const [past, future] = [useStore($past).at(-1), useStore($future).at(-1)];
  return (
    <div className="ed-bar-group">
      <IconButton
        icon="undo"
        label={t('bar.undo', { name: past ? stepLabel(past) : t('bar.nothing') })}
        disabled={!past}
        onClick={undo}
      />
      <IconButton
        icon="redo"
        label={t('bar.redo', { name: future ? stepLabel(future) : t('bar.nothing') })}
        disabled={!future}
        onClick={redo}
      />
    </div>
  );
}

/** Whether everything is saved, what is wrong with it, and who else is here. */
function StatusText() {
  const status = useStore($saveStatus);
  const others = [...new Set(useStore($others).map(nameOf))];
  const fieldErrors = Object.keys(useStore($fieldErrors)).length;
  const scheduled = useStore($serverState)?.scheduled.find(({ failed }) => failed === null);
  return (
    <p className="ed-status" data-status={status}>
      {t(`status.${status}`)}
      {fieldErrors > 0 && ` · ${t('status.fieldErrors', { count: fieldErrors })}`}
      {scheduled && ` · ${t('status.scheduled', { at: formatDateTime(scheduled.at) })}`}
      {others.length > 0 && ` · ${t('status.others', { names: others.join(', ') })}`}
    </p>
  );
}

/** What just happened; it stands in the bar, where it covers nothing. */
function AlertText() {
  const alert = useStore(alerts.$current);
  return (
    alert && (
      <p className="ed-alert" data-kind={alert.kind}>
        {alert.text}
      </p>
    )
  );
}

/** What is always at hand while a page is edited. */
export function Toolbar() {
  const panel = useStore($panel);
  const state = useStore($serverState);
  // A page that is not public yet has no address for visitors.
  const path = state?.isPublic === false ? `/${locale}` : location.pathname;
  return (
    <div className="ed-bar" role="toolbar" tabIndex={-1} aria-label={t('bar.name')}>
      <AlertText />
      <PreviewNote />
      <FirstSteps />
      <HistoryButtons />
      <PanelButtons />
      <div className="ed-bar-group">
        <StatusText />
        <Button
          className="ed-main"
          aria-expanded={panel === 'publish'}
          onClick={() => openPanel(panel === 'publish' ? null : 'publish')}
        >
          {t(
            state?.isPublic === false && !state.isTakenOffline ? 'bar.publishFirst' : 'bar.publish',
          )}
        </Button>
        <a
          className="ed-button"
          href={path}
          onClick={(event) => {
            if (!autosave.isUnsaved()) return;
            event.preventDefault();
            void autosave.save().then(() => {
              location.assign(path);
            });
          }}
        >
          {t('bar.leave')}
        </a>
      </div>
    </div>
  );
}
