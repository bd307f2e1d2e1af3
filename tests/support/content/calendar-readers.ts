import ICAL from 'ical.js';
import nodeIcal from 'node-ical';

/** An event of a calendar, as two independent readers see it. */
export interface CalendarEntry {
  readonly uid: string;
  readonly sequence: number;
  readonly status: string;
  readonly start: string;
  readonly summary: string;
  readonly description: string;
}

export function byIcalJs(file: string): CalendarEntry[] {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
      start: event.startDate.toJSDate().toISOString(),
      summary: event.summary,
      description: event.description,
    };
  });
}

/** This reader hands texts with parameters over as objects; none of ours has any. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : 'no plain text');

export function byNodeIcal(file: string): CalendarEntry[] {
  return Object.values(nodeIcal.sync.parseICS(file)).flatMap((entry) => {
    if (entry?.type !== 'VEVENT') return [];
    const { uid, sequence, status, start, summary, description } = entry;
    return [
      {
        uid,
        sequence: Number(sequence),
        status: String(status),
        start: start.toISOString(),
        summary: textOf(summary),
        description: textOf(description),
      },
    ];
  });
}
