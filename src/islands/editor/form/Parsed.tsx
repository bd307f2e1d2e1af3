import { useEffect, useRef } from 'react';
import { inputProps, textOf, type ControlProps } from './control.ts';
import { clockText, dayIn, instantIn, numberIn, timeIn } from './moment.ts';

interface Props extends ControlProps {
  readonly type: string;
  readonly shown: string;
  /** Undefined while it is being typed. */
  readonly read: (text: string) => unknown;
}

/** An input of the browser's whose text is not the value; what is half typed is left alone. */
function Parsed({ type, shown, read, ...props }: Props) {
  const { value, path, onChange, field } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    if (element && read(element.value) !== (value ?? null)) element.value = shown;
  });
  const [min, max] = field.range ?? [];
  return (
    <input
      {...inputProps(props)}
      ref={input}
      type={type}
      min={min}
      max={max}
      defaultValue={shown}
      onChange={({ target }) => {
        const next = read(target.value);
        if (next !== undefined) onChange(path, next, true);
      }}
    />
  );
}

/** An instant, shown and entered as the venue's clocks have it. */
export const Moment = (props: ControlProps) => (
  <Parsed
    {...props}
    type="datetime-local"
    shown={clockText(props.value)}
    read={(text) => instantIn(text, props.value)}
  />
);

export const Day = (props: ControlProps) => (
  <Parsed {...props} type="date" shown={textOf(props.value)} read={dayIn} />
);

export const Time = (props: ControlProps) => (
  <Parsed {...props} type="time" shown={textOf(props.value)} read={timeIn} />
);

export const NumberField = (props: ControlProps) => (
  <Parsed
    {...props}
    type="number"
    shown={typeof props.value === 'number' ? String(props.value) : ''}
    read={numberIn}
  />
);
