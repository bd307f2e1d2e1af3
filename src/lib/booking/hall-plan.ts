import { PAIR_SEATS, companionPriceOf, pairsIn } from './pairs.ts';
import { mainPriceOf } from './choice.ts';
import type { Offer, OfferGroup } from './offer.ts';
import type { SeatGroup } from '../../content/records/event-parts.ts';

/*
 * The hall plan of an event, made of its seat groups: the stage above, below it an area for each
 * group with its rows. It says which area is which and what it costs; single seats are given out
 * by the shop. Lengths are units of the drawing.
 */

/** Rows as lines whose dashes are the seats. */
export interface PlanRows {
  readonly path: string;
  /** Length of a seat and of the gap behind it. */
  readonly dash: readonly [number, number];
  readonly thickness: number;
}

export interface PlanArea {
  readonly group: OfferGroup;
  /** What a ticket, or a pair, costs as people read it; empty where nothing is said. */
  readonly amount: string;
  /** The name in lines that have room beside the rows. */
  readonly lines: readonly string[];
  readonly top: number;
  readonly height: number;
  /** Null: seats are not numbered. */
  readonly rows: PlanRows | null;
  readonly kind: 'rows' | 'pairs' | 'free';
  /** Rows, or pairs of seats; 0 where seats are not numbered. */
  readonly count: number;
  /** Only over steps: other areas of the hall have a way without. */
  readonly hasSteps: boolean;
  readonly hasLoop: boolean;
  readonly isForWheelchairs: boolean;
}

export interface HallPlan {
  readonly width: number;
  readonly height: number;
  readonly areas: readonly PlanArea[];
}

const WIDTH = 320;
/** Where rows begin: names stand before them. */
const LEFT = 136;
const ROW_WIDTH = WIDTH - LEFT - 6;
const STAGE_HEIGHT = 40;
const LINE_HEIGHT = 15;
const PADDING = 8;
/** All rows together are about as high as the hall is wide. */
const HALL_HEIGHT = 260;
const MAX_PITCH = 6;
/** More rows than these are not drawn one by one. */
const MAX_ROWS = 60;
/** Rows of so few seats stand beside each other. */
const SHORT_ROW = 4;
const SHORT_SEAT = 8;
const NAME_CHARACTERS = 18;

const numbersTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index);
const round = (length: number): number => Math.round(length * 10) / 10;

/** A name in lines of a few words. */
function linesOf(name: string): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < NAME_CHARACTERS)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Rows across the hall, bent a little around the stage; the last may have fewer seats. */
function longRows(seats: number, rowLength: number, pitch: number, top: number) {
  const rows = Math.min(MAX_ROWS, Math.ceil(seats / rowLength));
  const step = ROW_WIDTH / rowLength;
  const paths = numbersTo(rows).map((row) => {
    const share = Math.min(1, (seats - row * rowLength) / rowLength);
    const width = round(ROW_WIDTH * share);
    const x = round(LEFT + (ROW_WIDTH - width) / 2);
    const bend = round(6 * share);
    return `M${x} ${round(top + row * pitch)}q${round(width / 2)} ${bend} ${width} 0`;
  });
  return {
    rows: {
      path: paths.join(''),
      dash: [round(step * 0.7), round(step * 0.3)] as const,
      thickness: round(pitch * 0.65),
    },
    height: rows * pitch + 4,
  };
}

/** Short rows, pairs above all, beside each other. */
function shortRows(seats: number, rowLength: number, top: number) {
  const width = rowLength * SHORT_SEAT;
  const inLine = Math.max(1, Math.floor(ROW_WIDTH / (width + SHORT_SEAT)));
  const rows = Math.min(MAX_ROWS, Math.ceil(seats / rowLength));
  const paths = numbersTo(rows).map((row) => {
    const x = LEFT + (row % inLine) * (width + SHORT_SEAT);
    const y = top + Math.floor(row / inLine) * (SHORT_SEAT + 4);
    return `M${x} ${y}h${width - 2}`;
  });
  return {
    rows: { path: paths.join(''), dash: [6, 2] as const, thickness: 6 },
    height: Math.ceil(rows / inLine) * (SHORT_SEAT + 4),
  };
}

interface Drawing {
  readonly top: number;
  readonly pitch: number;
  readonly hasStepFree: boolean;
}

function areaOf(
  group: OfferGroup,
  record: SeatGroup,
  { top, pitch, hasStepFree }: Drawing,
): PlanArea {
  const { row_length: rowLength, features } = record;
  const seats = record.seats ?? 0;
  const isPair = companionPriceOf(record) !== null;
  const price = mainPriceOf(group) ?? group.prices[0];
  const lines = linesOf(group.label);
  const first = top + PADDING + 6;
  const drawing =
    rowLength === null || seats === 0
      ? null
      : rowLength <= SHORT_ROW
        ? shortRows(seats, rowLength, first)
        : longRows(seats, rowLength, pitch, first);
  const named = (lines.length + 1) * LINE_HEIGHT;
  return {
    group,
    amount: price?.amount ?? '',
    lines,
    top,
    height: round(Math.max(named, drawing?.height ?? 0) + 2 * PADDING),
    rows: drawing?.rows ?? null,
    kind: drawing === null ? 'free' : isPair ? 'pairs' : 'rows',
    count:
      drawing === null || rowLength === null
        ? 0
        : isPair
          ? pairsIn({ seats, row_length: rowLength }).length
          : Math.ceil(seats / rowLength),
    hasSteps: hasStepFree && !features.includes('step_free'),
    hasLoop: features.includes('induction_loop'),
    isForWheelchairs: features.includes('wheelchair'),
  };
}

/** The plan of what is offered; null where no seat has a number, so that there is nothing to draw. */
export function hallPlanOf(offer: Offer, groups: readonly SeatGroup[]): HallPlan | null {
  const records = new Map(groups.map((group) => [group.seat_group, group]));
  const shown = offer.seatGroups.flatMap((group) => {
    const record = records.get(group.seat_group);
    return record === undefined ? [] : [{ group, record }];
  });
  const rowsIn = ({ seats, row_length: row }: SeatGroup): number =>
    row === null || row <= PAIR_SEATS ? 0 : Math.ceil((seats ?? 0) / row);
  const rows = shown.reduce((sum, { record }) => sum + rowsIn(record), 0);
  if (rows === 0) return null;
  const pitch = round(Math.max(2, Math.min(MAX_PITCH, HALL_HEIGHT / rows)));
  const hasStepFree = shown.some(({ record }) => record.features.includes('step_free'));
  const areas: PlanArea[] = [];
  let top = STAGE_HEIGHT;
  for (const { group, record } of shown) {
    const area = areaOf(group, record, { top, pitch, hasStepFree });
    areas.push(area);
    top = round(top + area.height);
  }
  return { width: WIDTH, height: top, areas };
}
