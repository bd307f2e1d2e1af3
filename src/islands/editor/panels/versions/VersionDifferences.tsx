import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { VersionState } from '../../../../lib/editing/calls.ts';
import { compareContents, type Difference } from '../../../../lib/editing/compare.ts';
import type { Content } from '../../../../lib/editing/content.ts';
import type { FieldForm } from '../../../../lib/editing/library.ts';
import { differenceMarkers } from '../../canvas/difference-markers.ts';
import { revealModule } from '../../canvas/module-selection.ts';
import { RECORD } from '../../api/record.ts';
import { $content } from '../../stores/content.ts';
import { setField } from '../../stores/commands.ts';
import { $library, moduleOffer } from '../../api/library.ts';
import { moduleName } from '../../stores/module-names.ts';
import { Button } from '../../components/Button.tsx';
import { formatDateTime } from '../../i18n/format-date-time.ts';
import { t } from '../../i18n/t.ts';
import { FieldDifferences } from './FieldDifferences.tsx';
import { restoreModule } from './restore-version.ts';

/** A module that is another one now, with the fields in which it is. */
const ModuleDifference = ({ difference }: { readonly difference: Difference }) => {
  const { what, module, before } = difference;
  return (
    <li>
      <div className="ed-row">
        <Button className="ed-name ed-grow" onClick={() => revealModule(module.id)}>
          <strong>{t(`versions.${what}`)}</strong> {moduleName(module)}
        </Button>
        {what !== 'added' && what !== 'moved' && (
          <Button onClick={() => restoreModule(difference)}>{t('versions.restoreOne')}</Button>
        )}
      </div>
      {what === 'changed' && before !== null && (
        <FieldDifferences
          fields={moduleOffer(module.kind)?.fields ?? []}
          before={before.data}
          after={module.data}
        />
      )}
    </li>
  );
};

interface RecordFieldProps {
  /** The name of the field, and its form where editors fill it in on the page. */
  readonly name: string;
  readonly field: FieldForm | undefined;
  readonly before: Content;
  readonly after: Content;
}

/** A field of the record itself that is another one now. */
const RecordFieldDifference = ({ name, field, before, after }: RecordFieldProps) => (
  <li>
    <div className="ed-row">
      <span className="ed-grow">
        <strong>{t('versions.changed')}</strong> {field?.label ?? name}
      </span>
      <Button onClick={() => setField(null, [name], before[name])}>
        {t('versions.restoreOne')}
      </Button>
    </div>
    {field && <FieldDifferences fields={[field]} before={before} after={after} />}
  </li>
);

interface Props {
  readonly version: VersionState;
  /** It is the one whose differences the page shows. */
  readonly isMarked: boolean;
}

/** What is different now from a version: as a list, and marked on the page. */
export function VersionDifferences({ version, isMarked }: Props) {
  const content = useStore($content);
  const forms = useStore($library)?.records[RECORD.kind] ?? [];
  const { modules, fields } = compareContents(version.content, content);
  useEffect(() => {
    if (!isMarked) return undefined;
    differenceMarkers.set(modules);
    return () => differenceMarkers.set([]);
  });
  return (
    <section aria-label={t('versions.differences')}>
      <h3>{t('versions.since', { at: formatDateTime(version.saved_at) })}</h3>
      {modules.length + fields.length === 0 && <p>{t('versions.same')}</p>}
      <ul>
        {modules.map((one) => (
          <ModuleDifference key={one.module.id} difference={one} />
        ))}
        {fields.map((name) => (
          <RecordFieldDifference
            key={name}
            name={name}
            field={forms.find((field) => field.key === name)}
            before={version.content}
            after={content}
          />
        ))}
      </ul>
    </section>
  );
}
