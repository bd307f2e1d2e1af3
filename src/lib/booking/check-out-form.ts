import { z } from 'zod';
import { lineText } from '../../content/fields/plain-text.ts';

/** How the test shop's payment ends; nothing is paid either way. */
export const TEST_PAYMENTS = ['accepted', 'declined'] as const;

/** The checkout form of the test shop. */
export const checkOutSchema = z.object({
  name: lineText(200).min(1),
  email: z.string().trim().max(254).pipe(z.email()),
  payment: z.enum(TEST_PAYMENTS),
});

export const CHECK_OUT_FIELDS = ['name', 'email', 'payment'] as const;
