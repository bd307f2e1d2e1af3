import type { FieldForm } from '../../../src/lib/editing/library.ts';

/** A field of a form as the editor is told of it, with nothing said of it but what a test needs. */
export const fieldForm = (
  key: string,
  control: FieldForm['control'],
  more: Partial<FieldForm> = {},
): FieldForm => ({
  key,
  control,
  label: key,
  help: null,
  isRequired: false,
  isTranslated: false,
  max: null,
  range: null,
  target: null,
  options: [],
  prefix: null,
  use: null,
  items: [],
  empty: null,
  ...more,
});
