/** What the page's scripts ask of the widget, which a link or an opened disclosure leads to. */
export interface WidgetRequest {
  /** Id of the event. */
  readonly event: number;
  /** Where the widget goes; null: into a dialog. */
  readonly container: HTMLElement | null;
  readonly openTop: boolean;
  /** Whether the visitor still waits for it. */
  readonly isPending: () => boolean;
}
