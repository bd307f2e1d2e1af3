/** What the page's scripts ask of the widget, as the detail of an event `booking` of the window. */
export interface WidgetRequest {
  /** Id of the event. */
  readonly event: number;
  /** What was pressed: a link, or a disclosure that has been opened. */
  readonly trigger: HTMLElement;
  /** Where the widget goes; null: into a dialog. */
  readonly container: HTMLElement | null;
  readonly openTop: boolean;
  readonly cartPath: string;
  /** Whether the visitor still waits for it. */
  readonly isPending: () => boolean;
  /** Called once: true when the widget is there or no longer asked for, false when it cannot be. */
  readonly onSettled: (isOpen: boolean) => void;
}
