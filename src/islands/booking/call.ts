/** What the page's scripts ask of the widget, as the detail of an event `booking` of the window. */
export interface BookingCall {
  /** Id of the event. */
  readonly event: number;
  /** What was pressed: a link, or a disclosure that has been opened. */
  readonly place: HTMLElement;
  /** Where the widget goes; null: into a dialog. */
  readonly body: HTMLElement | null;
  readonly openTop: boolean;
  readonly cartPath: string;
  /** Whether it is still asked for. */
  readonly isWanted: () => boolean;
  /** Called once: true when the widget is there or no longer wanted, false when it cannot be. */
  readonly done: (isThere: boolean) => void;
}
