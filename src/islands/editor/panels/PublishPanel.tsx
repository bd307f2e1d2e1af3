import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { LOCALES, type Locale } from '../../../lib/constants.ts';
import type { Advice } from '../../../lib/editing/coach/advice.ts';
import type { EditingState, PublishOrder } from '../../../lib/editing/calls.ts';
import { instantFromInput } from '../form/input-values.ts';
import { previewedAt } from '../api/record.ts';
import { $serverState } from '../stores/server-state.ts';
import { openPanel } from '../stores/selection.ts';
import { Button } from '../components/Button.tsx';
import { Panel } from '../components/Panel.tsx';
import { formatDateTime } from '../i18n/format-date-time.ts';
import { t } from '../i18n/t.ts';
import { ReleasePart } from './ReleasePart.tsx';
import { FieldErrors } from './FieldErrors.tsx';
import { changePublicState } from './change-public-state.ts';
import { ScheduledActions } from './ScheduledActions.tsx';
import { placeName } from './place-name.ts';
import { UnpublishQuestion } from './UnpublishQuestion.tsx';
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
  readonly onRun: (...call: Parameters<typeof changePublicState>) => Promise<boolean>;
}

/** Taking offline, which asks before; and back again. */
function UnpublishButtons({ order: { at }, isOnline, isBusy, onRun }: PublishButtonsProps) {
  const [isAsking, setAsking] = useState(false);
  const isTakenOffline = useStore($serverState)?.isTakenOffline === true;
  const unpublish = async () => {
    const doneKey = at === null ? 'publish.gone' : 'publish.scheduled';
    if (await onRun('POST', 'unpublish', { at }, doneKey)) setAsking(false);
  };
  if (!isOnline)
    return (
      isTakenOffline && (
        <Button
          aria-disabled={isBusy}
          onClick={() => void onRun('POST', 'republish', {}, 'publish.isBack')}
        >
          {t('publish.putBack')}
        </Button>
      )
    );
  return isAsking ? (
    <UnpublishQuestion
      label={t(at === null ? 'publish.confirm' : 'publish.unpublishLater')}
      isBusy={isBusy}
      onConfirm={() => void unpublish()}
      onKeep={() => setAsking(false)}
    />
  ) : (
    <Button aria-disabled={isBusy} onClick={() => setAsking(true)}>
      {t(at === null ? 'publish.unpublish' : 'publish.unpublishLater')}
    </Button>
  );
}

/** Publish, take offline, discard: now, or when the order says. */
function PublishButtons(props: PublishButtonsProps) {
  const { order, isOnline, isDraft, isBusy, onRun } = props;
  return (
    <>
      <p className="ed-row">
        <Button
          className={isDraft || !isOnline ? 'ed-main' : undefined}
          aria-disabled={isBusy}
          onClick={() =>
            void onRun(
              'POST',
              'publish',
              order,
              order.at === null ? 'publish.done' : 'publish.scheduled',
            )
          }
        >
          {t(order.at === null ? 'publish.now' : 'publish.later')}
        </Button>
      </p>
      <UnpublishButtons {...props} />
      {isDraft && isOnline && (
        <Button
          className="ed-danger"
          aria-disabled={isBusy}
          onClick={() => void onRun('DELETE', 'draft', undefined, 'publish.discarded')}
        >
          {t('publish.discard')}
        </Button>
      )}
    </>
  );
}

/** When, and in which language; nothing of it while the page is shown at another time. */
function Orders({ isOnline, isDraft }: Pick<PublishButtonsProps, 'isOnline' | 'isDraft'>) {
  const [language, setLanguage] = useState<Locale | null>(null);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  // A button that was disabled meanwhile would lose the focus.
  const run = (...call: Parameters<typeof changePublicState>) => {
    if (isBusy) return Promise.resolve(false);
    setBusy(true);
    return changePublicState(...call).finally(() => setBusy(false));
  };
  return (
    <>
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
        order={{ language, at: instantFromInput(text, null) ?? null }}
        isOnline={isOnline}
        isDraft={isDraft}
        isBusy={isBusy}
        onRun={run}
      />
    </>
  );
}

/** What visitors see of it now, as a key of the texts. */
function publicStateKey(state: EditingState | null): string {
  if (state?.isPublic !== true)
    return state?.isTakenOffline === true ? 'isTakenOffline' : 'isOffline';
  return state.saved === null ? 'isOnline' : 'isChanged';
}

interface UntranslatedProps {
  readonly locale: Locale;
  readonly advice: readonly Advice[];
}

/** Where visitors would read the other language. */
function Untranslated({ locale, advice }: UntranslatedProps) {
  const names = advice.flatMap((one) =>
    one.rule === `untranslated.${locale}` ? [placeName(one)] : [],
  );
  return (
    names.length > 0 && <p>{t(`publish.untranslated.${locale}`, { names: names.join(', ') })}</p>
  );
}

/** What visitors see of it, from when on, and what keeps it from being seen. */
export function PublishPanel() {
  const state = useStore($serverState);
  const { advice } = useAdvice();
  const hints = advice.length;
  const saved = state?.saved;
  const isOnline = state?.isPublic === true;
  return (
    <Panel title={t('publish.title')}>
      <p>{t(`publish.${publicStateKey(state)}`)}</p>
      {saved && (
        <p className="ed-quiet">
          {t('publish.draftOf', { by: saved.by, at: formatDateTime(saved.at) })}
        </p>
      )}
      <FieldErrors />
      {LOCALES.map((locale) => (
        <Untranslated key={locale} locale={locale} advice={advice} />
      ))}
      {hints > 0 && (
        <Button onClick={() => openPanel('check')}>{t('check.count', { count: hints })}</Button>
      )}
      {previewedAt === null ? (
        <Orders isOnline={isOnline} isDraft={saved != null} />
      ) : (
        <p>
          {t('publish.atPreview')} <a href={`${location.pathname}?edit`}>{t('publish.toNow')}</a>
        </p>
      )}
      {previewedAt === null && <ReleasePart />}
      <ScheduledActions
        actions={state?.scheduled ?? []}
        onCancel={(id) =>
          void changePublicState('DELETE', `schedule/${id}`, undefined, 'publish.cancelled')
        }
      />
    </Panel>
  );
}
