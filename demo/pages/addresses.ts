import type { Translated } from '../../src/content/fields/field.ts';
import { t } from '../text.ts';

/**
 * Where the pages stand that menus name themselves: a menu's entry is an address,
 * so these are written once for both.
 */
const PATHS = {
  presse: t('haus/presse', 'house/press'),
  kontakt: t('kontakt', 'contact'),
} as const;

export const pathOf = (key: keyof typeof PATHS): Translated => PATHS[key];

/** The address of such a page on the site. */
export const pageAddress = (key: keyof typeof PATHS): Translated =>
  t(`/de/${PATHS[key].de}`, `/en/${PATHS[key].en}`);
