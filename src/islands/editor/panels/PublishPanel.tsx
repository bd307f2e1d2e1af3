import { useState } from 'react';
import { LOCALES, type Locale } from '../../../lib/constants.ts';
import type { PublishOrder } from '../../../lib/editing/calls.ts';
import { useStore } from '../../use-store.ts';
import { instantIn } from '../form/moment.ts';
import { $state } from '../stores/saving.ts';
import { openPanel } from '../stores/selection.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { when } from '../when.ts';
import { word } from '../words.ts';
import { Mistaken } from './Mistaken.tsx';
import { order } from './order.ts';
import { Planned } from './Planned.tsx';
import { useAdvice } from './use-advice.ts';

/** What visitors see of it, from when on, and what keeps it from being seen. */
export function PublishPanel() {
  const state = useStore($state);
  const hints = useAdvice().length;
  const [language, setLanguage] = useState<Locale | null>(null);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const run = (...call: Parameters<typeof order>) => {
    setBusy(true);
    void order(...call).finally(() => setBusy(false));
  };
  const at = instantIn(text, null) ?? null;
  const what: PublishOrder = { language, at };
  const saved = state?.saved;
  const isOnline = state?.public != null;
  const shown = isOnline ? (saved ? 'isChanged' : 'isOnline') : 'isOffline';
  return (
    <Panel title={word('publish.title')}>
      <p>{word(`publish.${shown}`)}</p>
      {saved && (
        <p className="ed-quiet">{word('publish.draftOf', { by: saved.by, at: when(saved.at) })}</p>
      )}
      <Mistaken />
      {hints > 0 && (
        <Button onClick={() => openPanel('check')}>{word('check.count', { count: hints })}</Button>
      )}
      <fieldset>
        <legend>{word('publish.which')}</legend>
        {[null, ...LOCALES].map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="ed-language"
              checked={language === one}
              onChange={() => setLanguage(one)}
            />
            {word(one === null ? 'publish.both' : `language.only.${one}`)}
          </label>
        ))}
      </fieldset>
      <p>
        <label htmlFor="ed-at">{word('publish.at')}</label>
        <input
          id="ed-at"
          type="datetime-local"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </p>
      <p className="ed-row">
        <Button
          className="ed-main"
          disabled={isBusy}
          onClick={() =>
            run('POST', 'publish', what, at === null ? 'publish.done' : 'publish.scheduled')
          }
        >
          {word(at === null ? 'publish.now' : 'publish.later')}
        </Button>
        {isOnline && (
          <Button
            disabled={isBusy}
            onClick={() =>
              run('POST', 'unpublish', { at }, at === null ? 'publish.gone' : 'publish.scheduled')
            }
          >
            {word(at === null ? 'publish.unpublish' : 'publish.unpublishLater')}
          </Button>
        )}
      </p>
      {saved && isOnline && (
        <Button
          className="ed-danger"
          disabled={isBusy}
          onClick={() => run('DELETE', 'draft', undefined, 'publish.discarded')}
        >
          {word('publish.discard')}
        </Button>
      )}
      <Planned
        planned={state?.scheduled ?? []}
        onCancel={(id) => run('DELETE', `schedule/${id}`, undefined, 'publish.cancelled')}
      />
    </Panel>
  );
}
