import { z } from 'zod';
import {
  priceSchema,
  SEAT_FEATURES,
  seatGroupSchema,
  timeslotSchema,
  type SeatGroup,
} from '../../../../content/records/event-parts.ts';
import { answerSchema } from '../../../../content/records/answer-shape.ts';
import { isHidden } from '../../../booking/hidden.ts';

/**
 * A seat group as everybody may know it: how many seats it has, and which of them stand side by
 * side, is between the venue and its shop.
 */
export const seatGroupsShape = z
  .array(
    z.object({
      id: z.string(),
      seat_group: z.string(),
      status: z.string(),
      text: z.string(),
      features: z.array(z.enum(SEAT_FEATURES)),
      prices: z.array(answerSchema(priceSchema)),
      timeslots: z.array(answerSchema(timeslotSchema)),
    }),
  )
  .meta({ description: 'As the venue offers them; `booking/{id}` says what is left right now' });

const publicGroup = ({ id, seat_group, status, text, features, prices, timeslots }: SeatGroup) => ({
  id,
  seat_group,
  status,
  text,
  features,
  prices,
  timeslots: timeslots.filter((slot) => !isHidden(slot)),
});

/** The seat groups of an event without those that the ticketing system hides. */
export const publicSeatGroups = (groups: readonly unknown[]) =>
  groups
    .map((group) => seatGroupSchema.parse(group))
    .filter((group) => !isHidden(group))
    .map(publicGroup);
