import type { RichText } from '../../../content/rich-text/schema.ts';
import type { Locale } from '../../../lib/constants.ts';
import { amountFrom } from '../../../content/fields/amount-form.ts';
import { typedAmount } from '../../../lib/money.ts';
import { pathFromWords, slugFromWords } from '../../../lib/routing/slug.ts';
import { RichTextField } from '../richtext/RichTextField.tsx';
import { t } from '../i18n/t.ts';
import { embedHosts } from '../api/library.ts';
import { locale } from '../api/record.ts';
import { inputProps, textOf, textOrNull, type ControlProps } from './control.ts';

const MAX_ROWS = 20;

/**
 * What people write in the form that the record keeps, by the name of the field: an address may
 * be written as words, an amount without cents. It is completed by rule, not refused. Null where
 * it says nothing of the kind.
 */
const COMPLETED: Readonly<Record<string, (text: string, locale: Locale) => string | null>> = {
  urls: pathFromWords,
  slug: slugFromWords,
  anchor: slugFromWords,
  price: amountFrom,
};

/** One line of text; an address, an anchor. */
export function Line(props: ControlProps) {
  const { field, value, path, onChange, language } = props;
  const isAddress = field.control === 'url' || field.control === 'embed';
  // Within a list `slug` is the name of a field of a form, which has other signs.
  const completed = field.key === 'slug' && path.length > 1 ? undefined : COMPLETED[field.key];
  const isPrice = field.key === 'price';
  const complete = (): void => {
    const text = completed?.(textOf(value), language) ?? textOf(value);
    if (text !== textOf(value)) onChange(path, text);
  };
  return (
    <input
      {...inputProps(props)}
      type="text"
      inputMode={isAddress ? 'url' : isPrice ? 'decimal' : undefined}
      spellCheck={!isAddress && field.control !== 'anchor'}
      autoComplete="off"
      value={isPrice ? typedAmount(textOf(value), locale) : textOf(value)}
      onChange={({ target }) => onChange(path, textOrNull(field, target.value), true)}
      onBlur={completed && complete}
    />
  );
}

/** Text of several lines, as high as it is long. */
export function Paragraphs(props: ControlProps) {
  const { field, value, path, onChange } = props;
  const text = textOf(value);
  return (
    <textarea
      {...inputProps(props)}
      className={field.control === 'html' ? 'ed-code' : undefined}
      spellCheck={field.control !== 'html'}
      rows={Math.min(MAX_ROWS, text.split('\n').length + 2)}
      value={text}
      onChange={({ target }) => onChange(path, textOrNull(field, target.value), true)}
    />
  );
}

export const Rich = ({ field, value, path, onChange, lang, language, ...props }: ControlProps) => (
  <RichTextField
    id={props.id}
    value={(value as RichText | undefined) ?? []}
    onChange={(text, isTyping) => onChange(path, text, isTyping)}
    label={field.label}
    lang={lang ?? language}
    describedBy={props.describedBy}
    isInvalid={props.isInvalid}
  />
);

/** The address of something that others host, or its id there. */
export function Embed(props: ControlProps) {
  const { use, prefix } = props.field;
  const hosts = use === null ? [] : embedHosts(use);
  return (
    <>
      <Line {...props} />
      <p className="ed-quiet">
        {prefix ?? (hosts.length > 0 && t('field.hosts', { hosts: hosts.join(', ') }))}
      </p>
    </>
  );
}

export function Select(props: ControlProps) {
  const { field, value, path, onChange } = props;
  return (
    <select
      {...inputProps(props)}
      value={textOf(value)}
      onChange={({ target }) => onChange(path, target.value)}
    >
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

export const Switch = (props: ControlProps) => (
  <input
    {...inputProps(props)}
    type="checkbox"
    role="switch"
    checked={props.value === true}
    onChange={({ target }) => props.onChange(props.path, target.checked)}
  />
);
