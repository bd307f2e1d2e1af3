import { useState } from 'react';
import type { RecordReleases } from '../../../lib/editing/calls.ts';
import { recordUrl } from '../api/record.ts';
import { request } from '../api/request.ts';
import { Button } from '../components/Button.tsx';
import { LoadState } from '../components/LoadState.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { t } from '../i18n/t.ts';
import { alerts } from '../stores/alerts.ts';
import { autosave } from '../stores/autosave.ts';
import { $fieldErrors } from '../stores/content.ts';
import { ifMatch } from '../stores/server-state.ts';

/** Sends what is on the server into a release. @returns whether it was done */
async function put(release: number): Promise<boolean> {
  await autosave.save();
  // What is not on the server would be left out without a word.
  if (autosave.isUnsaved()) {
    alerts.show('error', t('save.failed'));
    return false;
  }
  const result = await request<RecordReleases>(
    'POST',
    recordUrl('bundles'),
    { bundle: release },
    ifMatch(),
  );
  if (!result.ok) $fieldErrors.set(result.failure.fields ?? {});
  alerts.showResult(result, t('release.done'));
  return result.ok;
}

interface ChoiceProps {
  readonly open: RecordReleases['open'];
  readonly onPut: () => void;
}

/** Which release, and putting it there. */
function Choice({ open, onPut }: ChoiceProps) {
  const [chosen, setChosen] = useState(open[0]?.id ?? 0);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    if (await put(chosen)) onPut();
    setBusy(false);
  };
  return (
    <p className="ed-row">
      <label htmlFor="ed-release">{t('release.which')}</label>
      <select
        id="ed-release"
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {open.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Button disabled={isBusy} onClick={() => void send()}>
        {t('release.put')}
      </Button>
    </p>
  );
}

/** Publishing together with other changes: the page as it is worked on goes into a release. */
export function ReleasePart() {
  const loaded = useLoaded<RecordReleases>(recordUrl('bundles'));
  const { value, load } = loaded;
  return (
    <section>
      <h3>{t('release.title')}</h3>
      <LoadState {...loaded} />
      {value !== null && (
        <>
          <p className="ed-quiet">{t(value.isNeeded ? 'release.needed' : 'release.text')}</p>
          {value.held.map(({ id, name, note, href }) => (
            <p key={id}>
              {t('release.held')} <a href={href}>{name}</a>
              {` · ${note}`}
            </p>
          ))}
          {value.open.length > 0 ? (
            <Choice open={value.open} onPut={() => void load()} />
          ) : (
            <p>
              {t('release.none')} <a href={value.beginHref}>{t('release.begin')}</a>
            </p>
          )}
        </>
      )}
    </section>
  );
}
