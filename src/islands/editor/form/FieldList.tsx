import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { plainText } from '../../../content/rich-text/plain.ts';
import type { RichText } from '../../../content/rich-text/schema.ts';
import type { Locale } from '../../../lib/constants.ts';
import type { FieldErrors } from '../../../lib/editing/calls.ts';
import type { FieldForm } from '../../../lib/editing/library.ts';
import { valueAt } from '../../../lib/editing/operation.ts';
import { isBlank } from '../../../lib/editing/missing-fields/is-blank.ts';
import { otherThan } from '../../../lib/i18n/localized.ts';
import { Button } from '../components/Button.tsx';
import { $isPublishTried } from '../stores/field-errors.ts';
import { t } from '../i18n/t.ts';
import type { FieldListProps } from './control.ts';
import { CONTROLS } from './controls.ts';

type Shared = Omit<FieldListProps, 'fields'>;

/** The form of a module or a record: one control a field, whatever the field is. */
export const FieldList = ({ fields, ...shared }: FieldListProps) => (
  <div className="ed-fields">
    {fields.map((field) => (
      <Field key={field.key} field={field} {...shared} />
    ))}
  </div>
);

const plainTextOf = (value: unknown): string =>
  Array.isArray(value) ? plainText(value as RichText) : typeof value === 'string' ? value : '';

/** Controls that one `<label>` can stand for; the others are groups with buttons in them. */
const LABELLED = new Set<FieldForm['control']>([
  'line',
  'paragraphs',
  'html',
  'embed',
  'anchor',
  'url',
  'select',
  'switch',
  'number',
  'moment',
  'day',
  'time',
]);

/** Counters of great limits are shown when they matter. */
const MAX_COUNTED = 1000;
const NEAR = 0.9;

function Counter({ value, max }: { readonly value: unknown; readonly max: number }) {
  const count = plainTextOf(value).length;
  if (max > MAX_COUNTED && count < max / 2) return null;
  return (
    <p
      className="ed-count"
      aria-live={count >= max * NEAR ? 'polite' : 'off'}
      data-over={count > max}
    >
      {t('field.count', { n: count, max })}
    </p>
  );
}

interface FieldLabelProps {
  readonly id: string;
  readonly field: FieldForm;
  /** For one input; else it names a group. */
  readonly isForInput: boolean;
}

function FieldLabel({ id, field, isForInput }: FieldLabelProps) {
  const name = (
    <>
      {field.label}
      {field.isRequired && <span aria-hidden="true"> *</span>}
    </>
  );
  return isForInput ? (
    <label className="ed-label" htmlFor={id}>
      {name}
    </label>
  ) : (
    <p className="ed-label" id={`${id}-label`}>
      {name}
    </p>
  );
}

interface OtherLanguageProps {
  readonly text: string;
  readonly locale: Locale;
  readonly label: string;
  readonly onCopy: () => void;
}

/** The text in the other language, to be read or copied. */
const OtherLanguage = ({ text, locale, label, onCopy }: OtherLanguageProps) => (
  <div className="ed-other">
    <p lang={locale}>
      {t(`language.${locale}`)}: {text}
    </p>
    <Button aria-label={`${t('field.copy')}: ${label}`} onClick={onCopy}>
      {t('field.copy')}
    </Button>
  </div>
);

/** What is wrong with a field at a path: in itself, in this language, or in the other one. */
function errorAt(fieldErrors: FieldErrors, path: string, isTranslated: boolean, language: Locale) {
  if (!isTranslated) return fieldErrors[path];
  const other = otherThan(language);
  const inOther = fieldErrors[`${path}.${other}`];
  const ownError = fieldErrors[path] ?? fieldErrors[`${path}.${language}`];
  return ownError ?? (inOther && `${t(`language.${other}`)}: ${inOther}`);
}

/** An element, and whether its field was left once or the page was to be published. */
function useVisited() {
  const element = useRef<HTMLDivElement>(null);
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    const field = element.current;
    // Panels move the focus as well.
    let isUsed = false;
    const use = () => (isUsed = true);
    field?.addEventListener('keydown', use);
    field?.addEventListener('pointerdown', use);
    field?.addEventListener('focusout', ({ target, relatedTarget }) => {
      // A dialog of the field is open, or closes without anything done.
      const isWithin =
        relatedTarget instanceof Node
          ? field.contains(relatedTarget)
          : ((target as Element).closest('dialog,.ed-type-ahead') ?? field.querySelector('dialog'));
      if (isUsed && !isWithin) setLeft(true);
    });
  }, []);
  const isPublishTried = useStore($isPublishTried);
  return [element, isLeft || isPublishTried] as const;
}

type FieldProps = Shared & { readonly field: FieldForm };

function Field({ field, value: owner, path: base = [], ...shared }: FieldProps) {
  const { onChange, fieldErrors, idBase, language } = shared;
  const { key, control, label, help, isTranslated, max } = field;
  const Control = CONTROLS[control];
  const fieldValue = valueAt(owner, [key]);
  const path = isTranslated ? [...base, key, language] : [...base, key];
  const value = isTranslated ? valueAt(fieldValue, [language]) : fieldValue;
  const other = otherThan(language);
  const otherText = isTranslated ? plainTextOf(valueAt(fieldValue, [other])) : '';
  const [element, isVisited] = useVisited();
  // Nobody has had the time to fill in what is empty.
  const error = errorAt(fieldErrors, [...base, key].join('.'), isTranslated, language);
  const isTold = isVisited || !field.isRequired || !isBlank(fieldValue);
  const fieldError = isTold ? error : undefined;
  const id = `${idBase}-${key}`;
  const described = [help && `${id}-help`, fieldError && `${id}-field-error`].filter(Boolean);
  const isLabelled = LABELLED.has(control);
  return (
    <div
      ref={element}
      className="ed-field"
      data-control={control}
      data-path={[...base, key].join('.')}
      data-key={key}
      role={isLabelled ? undefined : 'group'}
      aria-labelledby={isLabelled ? undefined : `${id}-label`}
    >
      <FieldLabel id={id} field={field} isForInput={isLabelled} />
      {help && (
        <p className="ed-quiet" id={`${id}-help`}>
          {help}
        </p>
      )}
      <Control
        {...{ field, value, path, onChange, id, language, fieldErrors }}
        describedBy={described.join(' ') || undefined}
        isInvalid={fieldError !== undefined}
        lang={isTranslated ? language : undefined}
        Fields={FieldList}
      />
      {max !== null && control !== 'list' && control !== 'references' && (
        <Counter value={value} max={max} />
      )}
      {fieldError && (
        <p className="ed-field-error" id={`${id}-field-error`}>
          {fieldError}
        </p>
      )}
      {otherText !== '' && (
        <OtherLanguage
          text={otherText}
          locale={other}
          label={label}
          onCopy={() => onChange(path, valueAt(fieldValue, [other]))}
        />
      )}
    </div>
  );
}
