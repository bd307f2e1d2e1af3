import type { FieldErrors, HubField } from './hub-view.ts';

/** Something that a house has before it opens. */
export interface HouseStep {
  readonly key: string;
  readonly label: string;
  /** Why it is wanted, or what is meant. */
  readonly text: string;
  readonly isDone: boolean;
  /** Where it is done; null: in the settings of the server, not in the hub. */
  readonly href: string | null;
}

/** The page on which a house is made ready to open. */
export interface HouseView {
  readonly title: string;
  readonly steps: readonly HouseStep[];
  /** How many of them are done, in words. */
  readonly progress: string;
  readonly isPublic: boolean;
  readonly action: string;
  /** Name, claim and look of the house. */
  readonly fields: readonly HubField[];
  readonly errors: FieldErrors;
  readonly message: string;
  readonly notice: string;
  readonly version: number;
}
