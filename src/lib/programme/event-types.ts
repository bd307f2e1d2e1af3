import type { EventType } from '../../content/records/event.ts';

/** What the children of an event of each type show. */
export const CHILD_RULES: Readonly<
  Record<EventType, { readonly ticket: boolean; readonly detail: boolean }>
> = {
  '1-single': { ticket: true, detail: true },
  '2-child-list-ticket-detail': { ticket: true, detail: true },
  '3-child-list-ticket-nodetail': { ticket: true, detail: false },
  '4-child-list-noticket-detail': { ticket: false, detail: true },
};

/** Whether an event's children have pages of their own. */
export const childrenHavePages = (parent: { readonly event_type_new: EventType }): boolean =>
  CHILD_RULES[parent.event_type_new].detail;
