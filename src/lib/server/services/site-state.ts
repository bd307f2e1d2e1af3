import type { House } from '../house.ts';
import { settingsOf } from './settings-of.ts';

/** `failing`: nobody can say, because the settings cannot be read. */
export type SiteState = 'online' | 'offline' | 'failing';

/** Whether the public may see the site (ER-03). */
export async function siteState(house: House): Promise<SiteState> {
  try {
    return settingsOf(await house.reference.read()).is_site_online ? 'online' : 'offline';
  } catch (error) {
    house.report.report('The settings cannot be read', { reason: String(error) });
    return 'failing';
  }
}
