import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { allModules } from '../../../lib/editing/content.ts';
import { fieldPlace, missingWord } from '../../../lib/editing/missing-fields/field-place.ts';
import type { FieldForm } from '../../../lib/editing/library.ts';
import { moduleOffer, recordFields } from '../api/library.ts';
import { $content, $language, $fieldErrors } from '../stores/content.ts';
import { $isPublishTried, errorsOf } from '../stores/field-errors.ts';
import { moduleName } from '../stores/module-names.ts';
import { Button } from '../components/Button.tsx';
import { t } from '../i18n/t.ts';
import { openField } from '../canvas/open-field.ts';

/** A module, or the record, that something is wrong with. */
interface Owner {
  /** Id of the module; null: the record itself. */
  readonly module: string | null;
  readonly name: string;
  readonly fields: readonly FieldForm[];
  readonly data: unknown;
}

interface ErrorButtonProps {
  readonly owner: Owner;
  readonly path: string;
  readonly message: string;
}

/** One thing that is wrong, by the name of its field, and the way to it in its language. */
function ErrorButton({ owner: { module, fields, data }, path, message }: ErrorButtonProps) {
  const place = fieldPlace(fields, data, path.split('.'));
  const language = place?.language ?? null;
  const label =
    place && (language === null ? place.label : `${place.label} (${t(`language.${language}`)})`);
  const word = place && missingWord(place);
  const sentence = label === null ? message : `${label}: ${message}`;
  return (
    <Button
      onClick={() => {
        if (language !== null) $language.set(language);
        openField(module, path);
      }}
    >
      {word === null || label === null ? sentence : t(`missing.${word}`, { label })}
    </Button>
  );
}

/** What has to be corrected before the page can be published, each thing with the way to its field. */
export function FieldErrors() {
  const content = useStore($content);
  useStore($fieldErrors);
  const record = {
    module: null,
    name: t('page.settings'),
    fields: recordFields(),
    data: content,
  };
  const modules = allModules(content.modules).map((module) => ({
    module: module.id,
    name: moduleName(module),
    fields: moduleOffer(module.kind)?.fields ?? [],
    data: module.data,
  }));
  const wrong = [record, ...modules].flatMap((owner) => {
    const errors = Object.entries(errorsOf(owner.module));
    return errors.length > 0 ? [{ owner, errors }] : [];
  });
  const isWrong = wrong.length > 0;
  useEffect(() => {
    if (isWrong) $isPublishTried.set(true);
  }, [isWrong]);
  if (!isWrong) return null;
  return (
    <div className="ed-field-errors">
      <h3>{t('publish.fixFirst')}</h3>
      <ul>
        {wrong.map(({ owner, errors }) => (
          <li key={owner.module}>
            <strong>{owner.name}</strong>
            <ul>
              {errors.map(([path, message]) => (
                <li key={path}>
                  <ErrorButton owner={owner} path={path} message={message} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
