import { useEffect, useState } from 'react';
import type { VersionEntry, VersionState } from '../../../lib/editing/calls.ts';
import { recordUrl } from '../api/record.ts';
import { request } from '../api/request.ts';
import { Button } from '../components/Button.tsx';
import { Panel } from '../components/Panel.tsx';
import { formatDateTime } from '../i18n/format-date-time.ts';
import { t } from '../i18n/t.ts';
import { VersionDifferences } from './VersionDifferences.tsx';
import { restoreContent } from './restore-version.ts';

async function fetchVersion(id: number): Promise<VersionState | null> {
  const result = await request<VersionState>('GET', recordUrl(`versions/${id}`));
  return result.ok ? result.value : null;
}

/** ED-06: every state that was public, to look at, compare and have back. */
export function VersionsPanel() {
  const [list, setList] = useState<readonly VersionEntry[]>([]);
  const [selectedVersion, setSelectedVersion] = useState<VersionState | null>(null);
  useEffect(() => {
    void request<readonly VersionEntry[]>('GET', recordUrl('versions')).then((result) => {
      if (result.ok) setList(result.value);
    });
  }, []);
  const compare = async (id: number) => {
    setSelectedVersion(selectedVersion?.id === id ? null : await fetchVersion(id));
  };
  const restoreVersion = async (id: number) => {
    const version = await fetchVersion(id);
    if (version) restoreContent(version.content);
  };
  return (
    <Panel title={t('bar.versions')}>
      {list.length === 0 && <p>{t('versions.none')}</p>}
      {selectedVersion && <VersionDifferences version={selectedVersion} />}
      <ol>
        {list.map(({ id, state, version, saved_at: at, saved_by: by }) => (
          <li key={id}>
            <p>
              <strong>
                {t(state === 'draft' ? 'versions.draft' : 'versions.number', {
                  number: version,
                })}
              </strong>{' '}
              {formatDateTime(at)}
              {by === null ? '' : ` · ${by}`}
            </p>
            <p className="ed-row">
              <a className="ed-button" href={`${location.pathname}?v=${id}`}>
                {t('versions.preview')}
              </a>
              <Button aria-pressed={selectedVersion?.id === id} onClick={() => void compare(id)}>
                {t('versions.compare')}
              </Button>
              <Button onClick={() => void restoreVersion(id)}>{t('versions.restore')}</Button>
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
