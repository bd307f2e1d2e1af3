import { useEffect, useRef } from 'react';
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

/** An input of the browser's whose text is not the value; what is half typed is left alone. */
function ParsedInput({ type, text: text, parse: parse, ...props }: Props) {
  const { value, path, onChange, field } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    if (element && parse(element.value) !== (value ?? null)) element.value = text;
  });
  const [min, max] = field.range ?? [];
  return (
    <input
      {...inputProps(props)}
      ref={input}
      type={type}
      min={min}
      max={max}
      defaultValue={text}
      onChange={({ target }) => {
        const next = parse(target.value);
        if (next !== undefined) onChange(path, next, true);
      }}
    />
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
