import { takesPlace, type DatedSale } from './sale-state.ts';

/** Whether visitors can ask to be told of changes of an event: as long as any can come. */
export const canFollow = (event: DatedSale, now: Date): boolean => takesPlace(event, now.getTime());
