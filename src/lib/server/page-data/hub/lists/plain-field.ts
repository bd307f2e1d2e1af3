import type { FormValues } from '../../../../forms/form-values.ts';
import type { HubField, HubFormView } from '../../../../views/hub/hub-view.ts';
import type { Failure } from '../../../../result.ts';
import type { PageContext } from '../../page/page-context.ts';

/** A field of a form that no description of a record makes. */
export const plainField = (
  field: Pick<HubField, 'name' | 'label'> & Partial<HubField>,
  failure: Failure | null = null,
): HubField => ({
  control: 'text',
  value: '',
  isRequired: false,
  lang: null,
  max: null,
  range: null,
  options: [],
  isMultiple: false,
  hint: '',
  error: failure?.fields?.[field.name] ?? '',
  fields: [],
  ...field,
});

/** Such a form, as it is or as it was refused. */
export const plainForm = (
  form: Pick<HubFormView, 'title' | 'action' | 'list' | 'fields'> & Partial<HubFormView>,
  failure: Failure | null,
): HubFormView => ({
  errors: Object.entries(failure?.fields ?? {}).map(([name, text]) => ({ name, text })),
  message: failure?.message ?? '',
  current: null,
  notice: '',
  version: null,
  canDelete: false,
  ...form,
});

/** What a form says of a field; empty: nothing. */
export const textIn = (form: FormValues | null, name: string): string => {
  const value = form?.get(name);
  return typeof value === 'string' ? value : '';
};

/** The version that a form was filled with; 0: it says none. */
export const versionIn = (form: FormValues): number => {
  const text = textIn(form, 'version');
  return /^\d{1,9}$/u.test(text) ? Number(text) : 0;
};

/** The names of all roles as a choice. */
export const roleOptions = (
  roles: readonly string[],
  { t }: Pick<PageContext, 't'>,
): HubField['options'] =>
  roles.map((role) => ({ value: role, label: t(`user:profile.roles.${role}`) }));
