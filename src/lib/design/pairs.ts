import { contrast, SHAPE_CONTRAST, TEXT_CONTRAST } from '../../content/fields/colour.ts';
import { deriveColours, type OwnColours, type SchemeColours } from './derive.ts';

/** Two colours of a design that meet, and by how much they have to stand out from each other. */
export interface Pair {
  readonly key: 'text' | 'quiet' | 'link' | 'button' | 'on_button' | 'ground';
  readonly front: string;
  readonly back: string;
  readonly ratio: number;
  readonly least: number;
  /** How far the given colour itself would stand out; null: this is the given one, or none was given. */
  readonly given: number | null;
}

const SCHEMES = ['light', 'dark'] as const;

function pairsIn(colours: SchemeColours, own: OwnColours): readonly Pair[] {
  const { fixed } = deriveColours(own);
  const { paper, surface, ink, quiet, accent } = colours;
  /** Of the two grounds that text stands on, the one that it stands out less from. */
  const worst = (front: string): string =>
    contrast(front, paper) <= contrast(front, surface) ? paper : surface;
  const pair = (
    key: Pair['key'],
    [front, back]: readonly [string, string],
    least: number,
    asGiven: string | null = null,
  ): Pair => ({
    key,
    front,
    back,
    ratio: contrast(front, back),
    least,
    given: asGiven === null || asGiven === front ? null : contrast(asGiven, back),
  });
  const link = colours['accent-text'];
  return [
    pair('text', [ink, worst(ink)], TEXT_CONTRAST),
    pair('quiet', [quiet, worst(quiet)], TEXT_CONTRAST),
    pair('link', [link, worst(link)], TEXT_CONTRAST, own.accent),
    pair('button', [accent, worst(accent)], SHAPE_CONTRAST, own.accent),
    pair('on_button', [colours['on-accent'], accent], TEXT_CONTRAST),
    pair('ground', [fixed['on-ground'], fixed.ground], TEXT_CONTRAST),
  ];
}

/** The pairs of both schemes, as they are shown to whoever chooses colours. */
export function designPairs(own: OwnColours) {
  const derived = deriveColours(own);
  return SCHEMES.map((scheme) => ({ scheme, pairs: pairsIn(derived[scheme], own) }));
}
