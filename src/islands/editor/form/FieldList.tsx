import { plainText } from '../../../content/rich-text/plain.ts';
import type { RichText } from '../../../content/rich-text/schema.ts';
import { otherThan } from '../../../lib/i18n/other-language.ts';
import type { FieldForm } from '../../../lib/editing/library.ts';
import { valueAt } from '../../../lib/editing/operation.ts';
import { Button } from '../ui/Button.tsx';
import { word } from '../words.ts';
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

const wordsIn = (value: unknown): string =>
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
const MOST_COUNTED = 1000;
const NEAR = 0.9;

function Counter({ value, max }: { readonly value: unknown; readonly max: number }) {
  const count = wordsIn(value).length;
  if (max > MOST_COUNTED && count < max / 2) return null;
  return (
    <p
      className="ed-count"
      aria-live={count >= max * NEAR ? 'polite' : 'off'}
      data-over={count > max}
    >
      {word('field.count', { n: count, max })}
    </p>
  );
}

function Field({
  field,
  value: owner,
  path: base = [],
  ...shared
}: Shared & { readonly field: FieldForm }) {
  const { onChange, mistakes, idBase, language } = shared;
  const { key, control, label, help, isRequired, isTranslated, max } = field;
  const Control = CONTROLS[control];
  const whole = valueAt(owner, [key]);
  const path = isTranslated ? [...base, key, language] : [...base, key];
  const value = isTranslated ? valueAt(whole, [language]) : whole;
  const other = otherThan(language);
  const otherWords = isTranslated ? wordsIn(valueAt(whole, [other])) : '';
  const place = [...base, key].join('.');
  const elsewhere = isTranslated ? mistakes[`${place}.${other}`] : undefined;
  const mistake =
    mistakes[place] ??
    (isTranslated ? mistakes[`${place}.${language}`] : undefined) ??
    (elsewhere && `${word(`language.${other}`)}: ${elsewhere}`);
  const id = `${idBase}-${key}`;
  const describedBy = [help && `${id}-help`, mistake && `${id}-mistake`].filter(Boolean).join(' ');
  const isLabelled = LABELLED.has(control);
  const name = (
    <>
      {label}
      {isRequired && <span aria-hidden="true"> *</span>}
    </>
  );
  return (
    <div
      className="ed-field"
      data-control={control}
      role={isLabelled ? undefined : 'group'}
      aria-labelledby={isLabelled ? undefined : `${id}-label`}
    >
      {isLabelled ? (
        <label className="ed-label" htmlFor={id}>
          {name}
        </label>
      ) : (
        <p className="ed-label" id={`${id}-label`}>
          {name}
        </p>
      )}
      {help && (
        <p className="ed-quiet" id={`${id}-help`}>
          {help}
        </p>
      )}
      <Control
        field={field}
        value={value}
        path={path}
        onChange={onChange}
        id={id}
        describedBy={describedBy || undefined}
        isInvalid={mistake !== undefined}
        lang={isTranslated ? language : undefined}
        language={language}
        mistakes={mistakes}
        Fields={FieldList}
      />
      {max !== null && control !== 'list' && control !== 'references' && (
        <Counter value={value} max={max} />
      )}
      {mistake && (
        <p className="ed-mistake" id={`${id}-mistake`}>
          {mistake}
        </p>
      )}
      {otherWords !== '' && (
        <div className="ed-other">
          <p lang={other}>
            {word(`language.${other}`)}: {otherWords}
          </p>
          <Button
            aria-label={`${word('field.copy')}: ${label}`}
            onClick={() => onChange(path, valueAt(whole, [other]))}
          >
            {word('field.copy')}
          </Button>
        </div>
      )}
    </div>
  );
}
