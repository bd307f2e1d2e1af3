import { useState } from 'react';
import type { VersionEntry, VersionState } from '../../../../lib/editing/calls.ts';
import { recordUrl } from '../../api/record.ts';
import { request } from '../../api/request.ts';
import { alerts } from '../../stores/alerts.ts';
import { Button } from '../../components/Button.tsx';
import { LoadState } from '../../components/LoadState.tsx';
import { Panel } from '../../components/Panel.tsx';
import { useLoaded } from '../../components/use-loaded.ts';
import { failureText } from '../../i18n/failure-text.ts';
import { formatDateTime } from '../../i18n/format-date-time.ts';
import { t } from '../../i18n/t.ts';
import { VersionDifferences } from './VersionDifferences.tsx';
import { restoreContent } from './restore-version.ts';

/** A version with what it holds; null after an alert that says why it did not come. */
async function fetchVersion(id: number): Promise<VersionState | null> {
  const result = await request<VersionState>('GET', recordUrl(`versions/${id}`));
  if (result.ok) return result.value;
  alerts.show('error', t('load.failed', { why: failureText(result) }));
  return null;
}

const nameOf = ({ state, version }: VersionEntry): string =>
  t(state === 'draft' ? 'versions.draft' : 'versions.number', { number: version });

interface EntryProps {
  readonly entry: VersionEntry;
  readonly isCompared: boolean;
  readonly onCompare: () => void;
  readonly onRestore: () => void;
}

const VersionListEntry = ({ entry, isCompared, onCompare, onRestore }: EntryProps) => {
  const { id, state, saved_at: at, saved_by: by, through } = entry;
  const who = [by ?? '', through].filter(Boolean).join(' · ') || t('versions.byNobody');
  return (
    <li>
      <p>
        <strong>{nameOf(entry)}</strong> {formatDateTime(at)} · {who}
      </p>
      <p className="ed-row">
        <a className="ed-button" href={`${location.pathname}?v=${id}`}>
          {t('versions.preview')}
        </a>
        {/* The draft is what is worked on: there is one, and it is there already. */}
        {state !== 'draft' && (
          <>
            <Button aria-pressed={isCompared} onClick={onCompare}>
              {t('versions.compare')}
            </Button>
            <Button onClick={onRestore}>{t('versions.restore')}</Button>
          </>
        )}
      </p>
    </li>
  );
};

/** Every state that was public, to look at, compare and have back. */
export function VersionsPanel() {
  const list = useLoaded<readonly VersionEntry[]>(recordUrl('versions'));
  const { value } = list;
  const [selectedVersion, setSelectedVersion] = useState<VersionState | null>(null);
  const compare = async (id: number) => {
    setSelectedVersion(selectedVersion?.id === id ? null : await fetchVersion(id));
  };
  const restoreVersion = async (id: number) => {
    const version = await fetchVersion(id);
    if (version) restoreContent(version.content, nameOf(version));
  };
  return (
    <Panel title={t('bar.versions')}>
      <LoadState {...list} />
      {value?.length === 0 && <p>{t('versions.none')}</p>}
      {selectedVersion && <VersionDifferences version={selectedVersion} />}
      <ol className="ed-versions">
        {(value ?? []).map((entry) => (
          <VersionListEntry
            key={entry.id}
            entry={entry}
            isCompared={selectedVersion?.id === entry.id}
            onCompare={() => void compare(entry.id)}
            onRestore={() => void restoreVersion(entry.id)}
          />
        ))}
      </ol>
    </Panel>
  );
}
