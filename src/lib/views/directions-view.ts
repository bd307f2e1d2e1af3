import type { LocalText } from '../i18n/localized.ts';
import type { Link } from './event-view.ts';

/** A stop or station: its place on the map, in units of a square of 200 around the venue at 0, 0. */
export interface StopView {
  readonly name: LocalText;
  readonly lines: LocalText;
  /** How far it is on foot. */
  readonly walk: string;
  readonly x: number;
  readonly y: number;
}

/** The way to a venue and, where its box office is, the hours of the coming days. */
export interface DirectionsView {
  readonly stops: readonly StopView[];
  /** Circles of the map: how far one comes on foot, and their radius. */
  readonly rings: readonly { readonly minutes: number; readonly radius: number }[];
  readonly routes: readonly Link[];
  /** Null: the box office is elsewhere. */
  readonly hours:
    | readonly { readonly day: string; readonly text: string; readonly lang: LocalText['lang'] }[]
    | null;
}
