import type { Link } from '../event-view.ts';
import type { HubField, HubFormView } from './hub-view.ts';

/** A note or an answer as the hub shows it. */
interface HubNoteEntry {
  readonly id: number;
  readonly written: string;
  readonly body: string;
  readonly mayDelete: boolean;
}

/** A note with its answers, as plain forms. */
export interface HubNoteView extends Pick<HubFormView, 'title' | 'action' | 'errors' | 'message'> {
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  readonly entries: readonly HubNoteEntry[];
  /** The page, at the note, to be edited; null: it is deleted. */
  readonly page: Link | null;
  readonly list: Link;
  /** The button that resolves it or opens it again. */
  readonly resolve: { readonly name: string; readonly label: string };
  /** Null: it is resolved. */
  readonly answer: readonly HubField[] | null;
  readonly notice: string;
}
