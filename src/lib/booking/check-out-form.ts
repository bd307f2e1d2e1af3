import { z } from 'zod';
import { emailText } from '../../content/fields/email.ts';
import { lineText } from '../../content/fields/plain-text.ts';

/** How the test shop's payment ends; nothing is paid either way. */
export const TEST_PAYMENTS = ['accepted', 'declined'] as const;

/** The checkout form of the test shop. */
export const checkOutSchema = z.object({
  name: lineText(200).min(1),
  email: emailText(),
  payment: z.enum(TEST_PAYMENTS),
});

export const CHECK_OUT_FIELDS = ['name', 'email', 'payment'] as const;
