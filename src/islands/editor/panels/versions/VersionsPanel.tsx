import { useStore } from '@nanostores/react';
import { useState, type ComponentProps } from 'react';
import type { VersionEntry, VersionState } from '../../../../lib/editing/calls.ts';
import { recordUrl } from '../../api/record.ts';
import { request } from '../../api/request.ts';
import { $serverState } from '../../stores/server-state.ts';
import { alerts } from '../../stores/alerts.ts';
import { Button } from '../../components/Button.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { LoadState } from '../../components/LoadState.tsx';
import { Panel } from '../../components/Panel.tsx';
import { useLoaded } from '../../components/use-loaded.ts';
import { failureText } from '../../i18n/failure-text.ts';
import { formatDateTime } from '../../i18n/format-date-time.ts';
import { t } from '../../i18n/t.ts';
import { restoreContent } from './restore-version.ts';
import type { VersionDifferences as Differences } from './VersionDifferences.tsx';

/** They come when two versions are compared; their button keeps the focus. */
const VersionDifferences = lazyPart<ComponentProps<typeof Differences>>(
  () => import('./VersionDifferences.tsx'),
  ({ children }) => <>{children}</>,
  false,
);

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
  /** It is what visitors see. */
  readonly isPublic: boolean;
  /** What it holds, where it is compared; its differences are marked on the page. */
  readonly compared: VersionState | undefined;
  readonly isMarked: boolean;
  readonly onCompare: () => void;
  readonly onRestore: () => void;
}

const VersionListEntry = (props: EntryProps) => {
  const { entry, isPublic, compared, isMarked, onCompare, onRestore } = props;
  const { id, state, saved_at: at, saved_by: by, through } = entry;
  const who = [by ?? '', through].filter(Boolean).join(' · ') || t('versions.byNobody');
  return (
    <li>
      <p>
        <strong>{nameOf(entry)}</strong>{' '}
        {isPublic && (
          <span className="ed-state" data-state="done">
            {t('versions.public')}
          </span>
        )}{' '}
        {formatDateTime(at)} · {who}
      </p>
      <p className="ed-row">
        <a className="ed-button" href={`${location.pathname}?v=${id}`}>
          {t('versions.preview')}
        </a>
        {/* The draft is what is worked on: there is one, and it is there already. */}
        {state !== 'draft' && (
          <>
            <Button aria-pressed={compared !== undefined} onClick={onCompare}>
              {t('versions.compare')}
            </Button>
            <Button onClick={onRestore}>{t('versions.restore')}</Button>
          </>
        )}
      </p>
      {/* Below its own button: what is pressed stays under the pointer. */}
      {compared && <VersionDifferences version={compared} isMarked={isMarked} />}
    </li>
  );
};

/** Every state that was public, to look at, compare and have back. */
export function VersionsPanel() {
  const list = useLoaded<readonly VersionEntry[]>(recordUrl('versions'));
  const { value } = list;
  const state = useStore($serverState);
  const [compared, setCompared] = useState<readonly VersionState[]>([]);
  const without = (id: number) => compared.filter((version) => version.id !== id);
  const compare = async (id: number) => {
    if (without(id).length < compared.length) setCompared(without(id));
    else {
      const version = await fetchVersion(id);
      if (version) setCompared((others) => [...others, version]);
    }
  };
  const published =
    state?.isPublic === true ? value?.find(({ state: of }) => of === 'published') : undefined;
  const restoreVersion = async (id: number) => {
    const version = await fetchVersion(id);
    if (version) restoreContent(version.content, nameOf(version));
  };
  return (
    <Panel title={t('bar.versions')}>
      <LoadState {...list} />
      {value?.length === 0 && <p>{t('versions.none')}</p>}
      <ol className="ed-versions">
        {(value ?? []).map((entry) => (
          <VersionListEntry
            key={entry.id}
            entry={entry}
            isPublic={entry === published}
            compared={compared.find(({ id }) => id === entry.id)}
            isMarked={compared.at(-1)?.id === entry.id}
            onCompare={() => void compare(entry.id)}
            onRestore={() => void restoreVersion(entry.id)}
          />
        ))}
      </ol>
    </Panel>
  );
}
