/** What the editor finds a field of the page's record by. */
interface RecordFieldMark {
  readonly 'data-record'?: string;
}

/** Which entry of a list that is such a field an element shows. */
interface RecordEntryMark {
  readonly 'data-record-entry'?: number;
}

type Edited = App.Locals['edited'];

/** Whether a page is shown to be edited: what is empty is shown, too, to be filled in. */
export const isEdited = (edited: Edited): boolean =>
  edited?.isEdited === true && edited.page.record !== null;

/**
 * The mark of an element that shows a field of the page's own record: its text can be written
 * there, what is no text is opened beside the page. Nothing for visitors.
 */
export const recordField = (edited: Edited, field: string | null | undefined): RecordFieldMark =>
  field != null && isEdited(edited) ? { 'data-record': field } : {};

/** The mark of an entry within such a field, by its place in the record: it is opened where it is pressed. */
export const recordEntry = (edited: Edited, at: number): RecordEntryMark =>
  isEdited(edited) ? { 'data-record-entry': at } : {};
