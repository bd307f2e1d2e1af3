import type { ComponentType } from 'react';
import type { FieldForm } from '../../../lib/editing/library.ts';
import { Link, Reference, References } from './ReferenceFields.tsx';
import type { ControlProps } from './control.ts';
import { Group, ListField } from './ListField.tsx';
import { FileField, Picture } from './MediaFields.tsx';
import { Day, Moment, NumberField, Time } from './NativeInputs.tsx';
import { Embed, Line, Paragraphs, Rich, Select, Switch } from './TextFields.tsx';

/** The control of each kind of field; a kind that is missing here does not compile. */
export const CONTROLS: Readonly<Record<FieldForm['control'], ComponentType<ControlProps>>> = {
  line: Line,
  paragraphs: Paragraphs,
  richtext: Rich,
  html: Paragraphs,
  link: Link,
  picture: Picture,
  image: Picture,
  file: FileField,
  embed: Embed,
  anchor: Line,
  url: Line,
  select: Select,
  switch: Switch,
  number: NumberField,
  moment: Moment,
  day: Day,
  time: Time,
  reference: Reference,
  references: References,
  list: ListField,
  group: Group,
};
