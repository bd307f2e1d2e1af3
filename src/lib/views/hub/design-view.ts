import type { SitePicture, PictureChoice } from '../../design/preview-name.ts';
import type { Link } from '../event-view.ts';
import type { LogoFile } from '../page.ts';
import type { FieldErrors, HubField } from './hub-view.ts';

/** A colour that can be typed, or picked where a browser has a control for that. */
export interface ColourField {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** What the control shows: `#rrggbb`. */
  readonly pick: string;
  /** Of the control beside the text. */
  readonly pickLabel: string;
  readonly error: string;
}

/** A picture that can be sent, kept or taken away. */
export interface PictureField {
  readonly name: SitePicture;
  readonly label: string;
  readonly hint: string;
  /** As the form says it; see `preview-name.ts`. */
  readonly choice: PictureChoice;
  readonly file: LogoFile | null;
  readonly error: string;
}

/** A pair of colours as it is used, with its contrast in words. */
export interface PairView {
  readonly label: string;
  readonly front: string;
  readonly back: string;
  /** `5.3:1, at least 4.5:1`. */
  readonly ratio: string;
  /** What was changed, and why; empty: nothing. */
  readonly note: string;
}

/** The form of how a venue looks. */
export interface DesignView {
  readonly title: string;
  readonly action: string;
  readonly launch: Link;
  readonly notice: string;
  readonly message: string;
  readonly errors: FieldErrors;
  readonly version: number;
  readonly theme: HubField;
  readonly fonts: HubField;
  readonly colours: readonly ColourField[];
  readonly pictures: readonly PictureField[];
  /** Pages that show the look; null: it is saved, and every page does. */
  readonly samples: readonly Link[] | null;
  /** Empty: the colours are those of a theme. */
  readonly schemes: readonly {
    readonly key: 'light' | 'dark';
    readonly label: string;
    readonly pairs: readonly PairView[];
  }[];
}
