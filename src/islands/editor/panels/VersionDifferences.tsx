import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { VersionState } from '../../../lib/editing/calls.ts';
import { compareContents } from '../../../lib/editing/compare.ts';
import { differenceMarkers } from '../canvas/difference-markers.ts';
import { revealModule } from '../canvas/module-selection.ts';
import { RECORD } from '../api/record.ts';
import { $content } from '../stores/content.ts';
import { setField } from '../stores/commands.ts';
import { $library } from '../api/library.ts';
import { moduleName } from '../stores/module-names.ts';
import { Button } from '../components/Button.tsx';
import { formatDateTime } from '../i18n/format-date-time.ts';
import { t } from '../i18n/t.ts';
import { restoreModule } from './restore-version.ts';

/** What is different now from a version: as a list, and marked on the page. */
export function VersionDifferences({ version }: { readonly version: VersionState }) {
  const content = useStore($content);
  const labels = useStore($library)?.records[RECORD.kind] ?? [];
  const { modules, fields } = compareContents(version.content, content);
  useEffect(() => {
    differenceMarkers.set(modules);
    return () => differenceMarkers.set([]);
  });
  return (
    <section aria-label={t('versions.differences')}>
      <h3>{t('versions.since', { at: formatDateTime(version.saved_at) })}</h3>
      {modules.length + fields.length === 0 && <p>{t('versions.same')}</p>}
      <ul>
        {modules.map((one) => (
          <li key={one.module.id} className="ed-row">
            <Button className="ed-name ed-grow" onClick={() => revealModule(one.module.id)}>
              <strong>{t(`versions.${one.what}`)}</strong> {moduleName(one.module)}
            </Button>
            {one.what !== 'added' && one.what !== 'moved' && (
              <Button onClick={() => restoreModule(one)}>{t('versions.restoreOne')}</Button>
            )}
          </li>
        ))}
        {fields.map((key) => (
          <li key={key} className="ed-row">
            <span className="ed-grow">
              <strong>{t('versions.changed')}</strong>{' '}
              {labels.find((field) => field.key === key)?.label ?? key}
            </span>
            <Button onClick={() => setField(null, [key], version.content[key])}>
              {t('versions.restoreOne')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
