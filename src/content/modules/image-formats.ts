import type { Translated } from '../fields/field.ts';

/** The shapes that pictures are cut to, with width by height where the older editor named them. */
export const IMAGE_FORMATS = {
  original: { de: 'Wie aufgenommen', en: 'As taken' },
  horizontal: { de: 'Quer (1240 × 700)', en: 'Horizontal (1240 × 700)' },
  vertical: { de: 'Hoch (400 × 500)', en: 'Vertical (400 × 500)' },
  square: { de: 'Quadrat', en: 'Square' },
} as const satisfies Readonly<Record<string, Translated>>;
export type ImageFormat = keyof typeof IMAGE_FORMATS;
