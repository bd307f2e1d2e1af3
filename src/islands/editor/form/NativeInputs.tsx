import { useEffect, useRef, useState } from 'react';
import { t } from '../i18n/t.ts';
import { inputProps, textOf, type ControlProps } from './control.ts';
import {
  inputFromInstant,
  dayFromInput,
  instantFromInput,
  numberFromInput,
  timeFromInput,
} from './input-values.ts';

interface Props extends ControlProps {
  readonly type: string;
  readonly text: string;
  /** Undefined while it is being typed. */
  readonly parse: (text: string) => unknown;
}

/**
 * An input of the browser's whose text is not the value; what is half typed is left alone, and so
 * is what was there before it: whoever leaves it half typed is told.
 */
function ParsedInput({ type, text: text, parse: parse, ...props }: Props) {
  const { value, path, onChange, field } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isUnread, setUnread] = useState(false);
  useEffect(() => {
    const element = input.current;
    if (element && !element.validity.badInput && parse(element.value) !== (value ?? null))
      element.value = text;
  });
  const [min, max] = field.range ?? [];
  return (
    <>
      <input
        {...inputProps(props)}
        {...(isUnread && { 'aria-invalid': true })}
        ref={input}
        type={type}
        min={min}
        max={max}
        defaultValue={text}
        onChange={({ target }) => {
          const isRead = !target.validity.badInput;
          if (isRead) setUnread(false);
          const next = isRead ? parse(target.value) : undefined;
          if (next !== undefined) onChange(path, next, true);
        }}
        onBlur={({ target }) => setUnread(target.validity.badInput)}
      />
      {isUnread && (
        <p className="ed-field-error" role="status">
          {t('field.unread')}
        </p>
      )}
    </>
  );
}

/** An instant, shown and entered as the venue's clocks have it. */
export const Moment = (props: ControlProps) => (
  <ParsedInput
    {...props}
    type="datetime-local"
    text={inputFromInstant(props.value)}
    parse={(text) => instantFromInput(text, props.value)}
  />
);

export const Day = (props: ControlProps) => (
  <ParsedInput {...props} type="date" text={textOf(props.value)} parse={dayFromInput} />
);

export const Time = (props: ControlProps) => (
  <ParsedInput {...props} type="time" text={textOf(props.value)} parse={timeFromInput} />
);

export const NumberField = (props: ControlProps) => (
  <ParsedInput
    {...props}
    type="number"
    text={typeof props.value === 'number' ? String(props.value) : ''}
    parse={numberFromInput}
  />
);
