import type { Link } from '../event-view.ts';
import type { FieldErrors, HubField } from './hub-view.ts';

/** Something that a venue has before it opens. */
export interface LaunchStep {
  readonly key: string;
  readonly label: string;
  /** Why it is wanted, or what is meant. */
  readonly text: string;
  readonly isDone: boolean;
  /** Where it is done; null: in the settings of the server, not in the hub. */
  readonly href: string | null;
}

/** A text that every visitor reads first. */
export interface FirstText {
  readonly label: string;
  /** In which languages it is there, in words. */
  readonly state: string;
  readonly isDone: boolean;
  /** Where it is written. */
  readonly href: string;
}

/** The page on which a venue is made ready to open. */
export interface LaunchView {
  readonly title: string;
  readonly steps: readonly LaunchStep[];
  /** How many of them are done, in words. */
  readonly progress: string;
  readonly isPublic: boolean;
  /** What is asked back before the site opens or closes; null: nothing is. */
  readonly confirmation: {
    readonly action: 'open' | 'close';
    readonly text: string;
    readonly button: string;
  } | null;
  readonly action: string;
  /** Where the demo is taken away; null: nothing of it is there. */
  readonly demo: string | null;
  /** Where its colours, typefaces and logo are. */
  readonly design: Link;
  readonly texts: readonly FirstText[];
  /** Name and claim of the venue. */
  readonly fields: readonly HubField[];
  readonly errors: FieldErrors;
  readonly message: string;
  readonly notice: string;
  readonly version: number;
}
