import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { LOCALES, type Locale } from '../../../lib/constants.ts';
import type { PublishOrder } from '../../../lib/editing/calls.ts';
import { instantFromInput } from '../form/input-values.ts';
import { $serverState } from '../stores/server-state.ts';
import { openPanel } from '../stores/selection.ts';
import { Button } from '../components/Button.tsx';
import { Panel } from '../components/Panel.tsx';
import { formatDateTime } from '../i18n/format-date-time.ts';
import { t } from '../i18n/t.ts';
import { FieldErrors } from './FieldErrors.tsx';
import { changePublicState } from './change-public-state.ts';
import { ScheduledActions } from './ScheduledActions.tsx';
import { useAdvice } from './use-advice.ts';

interface LanguageFieldsetProps {
  /** Null: both. */
  readonly language: Locale | null;
  readonly onChange: (language: Locale | null) => void;
}

const LanguageFieldset = ({ language, onChange }: LanguageFieldsetProps) => (
  <fieldset>
    <legend>{t('publish.which')}</legend>
    {[null, ...LOCALES].map((one) => (
      <label key={one}>
        <input
          type="radio"
          name="ed-language"
          checked={language === one}
          onChange={() => onChange(one)}
        />
        {t(one === null ? 'publish.both' : `language.only.${one}`)}
      </label>
    ))}
  </fieldset>
);

interface PublishButtonsProps {
  readonly order: PublishOrder;
  readonly isOnline: boolean;
  readonly isDraft: boolean;
  readonly isBusy: boolean;
  readonly onRun: (...call: Parameters<typeof changePublicState>) => void;
}

/** Publish, take offline, discard: now, or when the order says. */
function PublishButtons({ order, isOnline, isDraft, isBusy, onRun }: PublishButtonsProps) {
  const { at } = order;
  return (
    <>
      <p className="ed-row">
        <Button
          className="ed-main"
          disabled={isBusy}
          onClick={() =>
            onRun('POST', 'publish', order, at === null ? 'publish.done' : 'publish.scheduled')
          }
        >
          {t(at === null ? 'publish.now' : 'publish.later')}
        </Button>
        {isOnline && (
          <Button
            disabled={isBusy}
            onClick={() =>
              onRun('POST', 'unpublish', { at }, at === null ? 'publish.gone' : 'publish.scheduled')
            }
          >
            {t(at === null ? 'publish.unpublish' : 'publish.unpublishLater')}
          </Button>
        )}
      </p>
      {isDraft && isOnline && (
        <Button
          className="ed-danger"
          disabled={isBusy}
          onClick={() => onRun('DELETE', 'draft', undefined, 'publish.discarded')}
        >
          {t('publish.discard')}
        </Button>
      )}
    </>
  );
}

/** What visitors see of it, from when on, and what keeps it from being seen. */
export function PublishPanel() {
  const state = useStore($serverState);
  const hints = useAdvice().length;
  const [language, setLanguage] = useState<Locale | null>(null);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const run = (...call: Parameters<typeof changePublicState>) => {
    setBusy(true);
    void changePublicState(...call).finally(() => setBusy(false));
  };
  const at = instantFromInput(text, null) ?? null;
  const order: PublishOrder = { language, at };
  const saved = state?.saved;
  const isOnline = state?.public != null;
  const stateKey = isOnline ? (saved ? 'isChanged' : 'isOnline') : 'isOffline';
  return (
    <Panel title={t('publish.title')}>
      <p>{t(`publish.${stateKey}`)}</p>
      {saved && (
        <p className="ed-quiet">
          {t('publish.draftOf', { by: saved.by, at: formatDateTime(saved.at) })}
        </p>
      )}
      <FieldErrors />
      {hints > 0 && (
        <Button onClick={() => openPanel('check')}>{t('check.count', { count: hints })}</Button>
      )}
      <LanguageFieldset language={language} onChange={setLanguage} />
      <p>
        <label htmlFor="ed-at">{t('publish.at')}</label>
        <input
          id="ed-at"
          type="datetime-local"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </p>
      <PublishButtons
        order={order}
        isOnline={isOnline}
        isDraft={saved != null}
        isBusy={isBusy}
        onRun={run}
      />
      <ScheduledActions
        actions={state?.scheduled ?? []}
        onCancel={(id) => run('DELETE', `schedule/${id}`, undefined, 'publish.cancelled')}
      />
    </Panel>
  );
}
