import { editDistance } from '../../search/edit-distance.ts';

const MAX_SLIPS = 2;
/** Shorter names have neighbours that mean something else. */
const MIN_LETTERS = 7;
/** Longer than any setting. */
const MAX_LETTERS = 40;

/**
 * Variables that are nearly named like a setting: whoever set one meant the setting.
 * @returns a line for each
 */
export function misspelled(
  variables: readonly string[],
  settings: readonly string[],
): readonly string[] {
  const isNear = (name: string, setting: string): boolean =>
    setting.length >= MIN_LETTERS && editDistance(name, setting, MAX_SLIPS) <= MAX_SLIPS;
  return variables
    .filter((name) => !settings.includes(name) && name.length <= MAX_LETTERS)
    .flatMap((name) => {
      const meant = settings.find((setting) => isNear(name.toUpperCase(), setting));
      return meant === undefined ? [] : [`${name} is no setting. Is ${meant} meant?`];
    });
}
