import { useStore } from '@nanostores/react';
import { LOCALES } from '../../../lib/constants.ts';
import type { FieldErrors } from '../../../lib/editing/calls.ts';
import { allModules } from '../../../lib/editing/content.ts';
import { $content, $language, $fieldErrors } from '../stores/content.ts';
import { errorsOf } from '../stores/field-errors.ts';
import { moduleName } from '../stores/module-names.ts';
import { Button } from '../components/Button.tsx';
import { t } from '../i18n/t.ts';
import { openField } from '../canvas/open-field.ts';

/** To the first field that is wrong, in the language that it is wrong in. */
function openFirstError(module: string | null, fieldErrors: FieldErrors): void {
  const [path = ''] = Object.keys(fieldErrors);
  const language = path.split('.').at(-1);
  $language.set(LOCALES.find((locale) => locale === language) ?? $language.get());
  openField(module, path);
}

/** What has to be corrected before the page can be published, each with a link to its field. */
export function FieldErrors() {
  const { modules } = useStore($content);
  const fieldErrors = useStore($fieldErrors);
  if (Object.keys(fieldErrors).length === 0) return null;
  const recordErrors = errorsOf(null);
  const modulesWithErrors = allModules(modules).flatMap((module) => {
    const errors = errorsOf(module.id);
    return Object.keys(errors).length > 0 ? [{ module, found: errors }] : [];
  });
  return (
    <div className="ed-field-errors">
      <h3>{t('publish.mend')}</h3>
      <ul>
        {Object.keys(recordErrors).length > 0 && (
          <li>
            <Button onClick={() => openFirstError(null, recordErrors)}>{t('page.settings')}</Button>{' '}
            {Object.values(recordErrors).join(' ')}
          </li>
        )}
        {modulesWithErrors.map(({ module, found: errors }) => (
          <li key={module.id}>
            <Button onClick={() => openFirstError(module.id, errors)}>{moduleName(module)}</Button>{' '}
            {Object.values(errors).join(' ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
