import type { Entity } from '../../../../content/records/kinds.ts';
import type { ReferenceData } from './reference-data.ts';

/**
 * The one record of settings.
 * @throws {Error} when there is none: a database that was never set up.
 */
export function settingsOf(data: ReferenceData): Entity<'settings'> {
  const [settings] = data.settings.values();
  if (settings === undefined) throw new Error('The site has no settings.');
  return settings;
}
