import type { ErrorReporter } from '../../ports/error-reporter.ts';
import { type Reference, settingsOf } from '../records/reference-data.ts';

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
