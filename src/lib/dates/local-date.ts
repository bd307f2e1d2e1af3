import { formatISO } from 'date-fns/formatISO';

/**
 * A calendar date (`2026-11-20`) as date-fns computes with it: noon of that date on the machine's
 * own clock. Clocks are changed at night, so noon exists in every zone
 * and the machine's does not matter (but for Samoa, which left out 30 December 2011).
 */
export const dateFrom = (day: string): Date => new Date(`${day}T12:00:00`);

/** The calendar date that a date of date-fns stands for. */
export const dayFrom = (date: Date): string => formatISO(date, { representation: 'date' });
