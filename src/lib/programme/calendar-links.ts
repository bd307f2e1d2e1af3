/** The ways on which a calendar of events gets into a visitor's own; all follow its changes but `file`. */
export interface CalendarLinks {
  /** Opens the calendar program of the device. */
  readonly webcal: string;
  /** The two large calendars of the web, which ask for the file themselves. */
  readonly google: string;
  readonly outlook: string;
  /** Path of the file, to be downloaded once. */
  readonly file: string;
}

/**
 * The links to a calendar file.
 * @param origin `https://example.org`
 * @param path of the file, with its query
 * @param name what the calendar is called in Outlook
 */
export function calendarLinks(origin: string, path: string, name: string): CalendarLinks {
  const address = origin + path;
  const webcal = address.replace(/^https?:/u, 'webcal:');
  const outlook = new URLSearchParams({ url: address, name });
  return {
    webcal,
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${outlook}`,
    file: path,
  };
}
