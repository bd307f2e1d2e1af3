import type { Entity } from '../../../../content/records/kinds.ts';
import { type ReferenceData, settingsOf } from '../records/reference-data.ts';

/** The form by which visitors report a barrier; null: the venue chose none, or it is offline. */
export function barrierForm(data: ReferenceData): Entity<'form'> | null {
  const { barrier_form: id } = settingsOf(data);
  return id === null ? null : (data.form.get(id) ?? null);
}
