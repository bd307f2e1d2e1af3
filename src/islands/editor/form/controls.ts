import type { ComponentType } from 'react';
import type { FieldForm } from '../../../lib/editing/library.ts';
import { Link, Reference, References } from './Chosen.tsx';
import type { ControlProps } from './control.ts';
import { Group, Items } from './Items.tsx';
import { FileField, Picture } from './Media.tsx';
import { Day, Moment, NumberField, Time } from './Parsed.tsx';
import { Embed, Line, Paragraphs, Rich, Select, Switch } from './Text.tsx';

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
  list: Items,
  group: Group,
};
