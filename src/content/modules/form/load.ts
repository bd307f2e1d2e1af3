import type { Load } from '../../../lib/modules/queries.ts';
import type { FormView } from '../../../lib/views/form-view.ts';
import type { module } from './module.ts';

/** Null: the form is gone or offline. */
export const load: Load<typeof module, FormView | null> = ({ form }, { queries }) =>
  queries.form(form);
