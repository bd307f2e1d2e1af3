import type { Entity } from '../../../../content/records/kinds.ts';
import type { ErrorReporter } from '../../ports/error-reporter.ts';
import { type Reference, settingsOf, type ReferenceData } from '../records/reference-data.ts';

/** The form by which visitors report a barrier; null: the venue chose none, or it is offline. */
export function barrierForm(data: ReferenceData): Entity<'form'> | null {
  const { barrier_form: id } = settingsOf(data);
  return id === null ? null : (data.form.get(id) ?? null);
}

/** `failing`: unknown, because the settings cannot be read. */
export type SiteState = 'online' | 'offline' | 'failing';

/** Whether the public may see the site. */
export async function siteState(app: {
  readonly reference: Reference;
  readonly report: ErrorReporter;
}): Promise<SiteState> {
  try {
    return settingsOf(await app.reference.read()).is_site_online ? 'online' : 'offline';
  } catch (error) {
    app.report.report('The settings cannot be read', { reason: String(error) });
    return 'failing';
  }
}
