/** How wide a place of a page is, in CSS pixels, at each width of the window. */
export type Column = (window: number) => number;

/** Pixels of one rem on a page: the root's font size is `--text-m`. */
export const REM = 17;
/** Where pages get their wide grids, in pixels of the window: `64em` in media queries. */
export const WIDE = 1024;
/** Below this windows are of phones and small tablets: `48em`. */
export const MEDIUM = 768;

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(least, value), most);

/** `--gutter` and `--gap` of tokens.css. */
const gutter = (window: number): number => between(REM, window * 0.04, 4 * REM);
const gap: Column = (window) => between(REM, window * 0.02, 2 * REM);

/** From edge to edge: `--width-content` is wider than most screens. */
export const WINDOW: Column = (window) => Math.min(window, 188 * REM);
/** `.container` */
export const PAGE: Column = (window) => Math.min(window - 2 * gutter(window), 88 * REM);

/** What has one width everywhere, in rem. */
export const fixed =
  (rem: number): Column =>
  () =>
    rem * REM;

export interface Parts {
  /** How the columns share the width: `[7, 5]`. */
  readonly shares: readonly number[];
  /** Which one it is, from 0. */
  readonly index: number;
  /** They stand side by side from this width on, in pixels. */
  readonly from: number;
  /** What is as wide: the column itself, or one around it. */
  readonly of?: Column;
}

/** One of several columns, which stand below each other where there is less room. */
export function part(column: Column, { shares, index, from, of = column }: Parts): Column {
  const sum = shares.reduce((total, share) => total + share, 0);
  return (window) => {
    const width = column(window);
    if (of(window) < from) return width;
    return ((width - gap(window) * (shares.length - 1)) * (shares[index] ?? sum)) / sum;
  };
}

/** One of as many equal columns as a window has. */
export const equal =
  (column: Column, count: (window: number) => number): Column =>
  (window) =>
    (column(window) + gap(window)) / count(window) - gap(window);

/** One of as many as fit: `repeat(auto-fill, minmax(min(100%, …), 1fr))`. */
export const fitting =
  (column: Column, least: (width: number) => number, space: Column = gap): Column =>
  (window) => {
    const [width, between] = [column(window), space(window)];
    const count = Math.max(1, Math.floor((width + between) / (least(width) + between)));
    return (width + between) / count - between;
  };

/** Windows that are looked at: from the narrowest that pages are made for to what all wider ones are like. */
const [NARROWEST, WIDEST, STEP] = [320, 2048, 8];
/** A width that is named may be so much less than the column, so that few have to be. It is never more. */
const SPARE = 1.08;

interface Run {
  readonly from: number;
  /** Widths, and their shares of the window: the least and the most of each. */
  readonly widths: readonly [number, number];
  readonly shares: readonly [number, number];
}

const isSteady = ([least, most]: readonly [number, number]): boolean => most <= least * SPARE;
const widened = (
  [least, most]: readonly [number, number],
  value: number,
): readonly [number, number] => [Math.min(least, value), Math.max(most, value)];

/** Windows whose column is as wide, or as large a share of them, one run after the other. */
function runsOf(column: Column): readonly Run[] {
  const runs: Run[] = [];
  for (let window = NARROWEST; window <= WIDEST; window += STEP) {
    const width = Math.max(1, column(window));
    const share = width / window;
    const last = runs.at(-1);
    const longer = last && {
      from: last.from,
      widths: widened(last.widths, width),
      shares: widened(last.shares, share),
    };
    if (longer && (isSteady(longer.widths) || isSteady(longer.shares)))
      runs[runs.length - 1] = longer;
    else runs.push({ from: window, widths: [width, width], shares: [share, share] });
  }
  return runs;
}

const lengthOf = ({ widths, shares }: Run): string =>
  isSteady(widths) ? `${Math.floor(widths[0])}px` : `${Math.floor(1000 * shares[0]) / 10}vw`;

/** What `sizes` of a picture says that fills a column. */
export const sizesOf = (column: Column): string =>
  runsOf(column)
    .toReversed()
    .map((run) => (run.from === NARROWEST ? '' : `(min-width: ${run.from}px) `) + lengthOf(run))
    .join(', ');
