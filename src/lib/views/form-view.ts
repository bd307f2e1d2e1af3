import type { FieldInfo, FieldValue } from '../forms/form-info.ts';
import type { LocalText } from '../i18n/localized.ts';
import type { Link } from './event-view.ts';

/** A field as it is shown, with what was typed into it. */
export interface FormFieldView extends FieldInfo {
  /** Language of its own words where it is not the page's. */
  readonly lang: LocalText['lang'];
  readonly value: FieldValue;
  /** What is wrong with it; empty: nothing. */
  readonly message: string;
  /** When it is asked, in words, for whoever has no scripts; empty: always. */
  readonly condition: string;
  /** Files that were taken already. */
  readonly files: readonly { readonly id: string; readonly name: string }[];
}

/** One step of a form, as a page shows it. */
export interface FormView {
  readonly id: number;
  /** Where it is sent. */
  readonly action: string;
  /** Its own page. */
  readonly page: string;
  readonly title: string;
  readonly intro: LocalText;
  readonly step: {
    readonly number: number;
    readonly title: string;
    /** Its place among the steps that are asked, from 1; and how many there are. */
    readonly place: number;
    readonly count: number;
  };
  readonly fields: readonly FormFieldView[];
  /** Why it is shown again; empty: for the first time. */
  readonly note: string;
  readonly isMultipart: boolean;
  readonly submit: LocalText;
  /** How long what is sent is kept. */
  readonly keep: string;
  readonly privacy: Link;
  /** True when it was sent: then only `after` is shown. */
  readonly isSent: boolean;
  readonly after: LocalText;
}
