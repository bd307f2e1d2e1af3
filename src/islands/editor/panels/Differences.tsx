import { useEffect } from 'react';
import type { VersionState } from '../../../lib/editing/calls.ts';
import { compared } from '../../../lib/editing/compare.ts';
import { useStore } from '../../use-store.ts';
import { showDifferences } from '../canvas/differences.ts';
import { showModule } from '../canvas/modules.ts';
import { RECORD } from '../host.ts';
import { $content } from '../stores/content.ts';
import { change } from '../stores/document.ts';
import { $library } from '../stores/library.ts';
import { nameOfModule } from '../stores/names.ts';
import { Button } from '../ui/Button.tsx';
import { when } from '../when.ts';
import { word } from '../words.ts';
import { restoreOne } from './restore.ts';

/** What is different now from a version: as a list, and marked on the page. */
export function Differences({ version }: { readonly version: VersionState }) {
  const content = useStore($content);
  const labels = useStore($library)?.records[RECORD.kind] ?? [];
  const { modules, fields } = compared(version.content, content);
  useEffect(() => {
    showDifferences(modules);
    return () => showDifferences([]);
  });
  return (
    <section aria-label={word('versions.differences')}>
      <h3>{word('versions.since', { at: when(version.saved_at) })}</h3>
      {modules.length + fields.length === 0 && <p>{word('versions.same')}</p>}
      <ul>
        {modules.map((one) => (
          <li key={one.module.id} className="ed-row">
            <Button className="ed-name ed-grow" onClick={() => showModule(one.module.id)}>
              <strong>{word(`versions.${one.what}`)}</strong> {nameOfModule(one.module)}
            </Button>
            {one.what !== 'added' && one.what !== 'moved' && (
              <Button onClick={() => restoreOne(one)}>{word('versions.restoreOne')}</Button>
            )}
          </li>
        ))}
        {fields.map((key) => (
          <li key={key} className="ed-row">
            <span className="ed-grow">
              <strong>{word('versions.changed')}</strong>{' '}
              {labels.find((field) => field.key === key)?.label ?? key}
            </span>
            <Button onClick={() => change(null, [key], version.content[key])}>
              {word('versions.restoreOne')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
