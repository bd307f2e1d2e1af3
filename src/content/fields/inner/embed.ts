import { z } from 'zod';
import { isEmbedAddress, type EmbedUse } from '../../embed-hosts.ts';
import { MESSAGES } from '../messages.ts';
import { embedAddressIn } from './embed-address.ts';
import { withHint, type LabelOptions } from './hint.ts';

/** Its host is held against the list of the venue where that is known (`check-embeds.ts`). */
const addressSchema = z
  .string()
  .overwrite(embedAddressIn)
  .max(2048)
  .refine((value) => isEmbedAddress(value), { message: MESSAGES.host })
  .brand<'embed'>();
/** An address of embedded content, as a branded type. */
export type EmbedAddress = z.output<typeof addressSchema>;

/** The address of something that others host and that is shown after a click. */
export const embed = (use: EmbedUse, labelled: LabelOptions) =>
  withHint(addressSchema.nullable().default(null), {
    ...labelled,
    control: 'embed',
    use,
  });

export const requiredEmbed = (use: EmbedUse, labelled: LabelOptions) =>
  withHint(
    z
      .string({ error: MESSAGES.required })
      .min(1, { message: MESSAGES.required })
      .pipe(addressSchema),
    { ...labelled, control: 'embed', use, isRequired: true },
  );

const ID = /^[\w-]{8,80}$/u;

/** The id of something that others host; `prefix` and it make the address. */
export const requiredEmbedId = (use: EmbedUse, prefix: string, labelled: LabelOptions) =>
  withHint(
    z
      .string({ error: MESSAGES.required })
      .trim()
      .min(1, { message: MESSAGES.required })
      .regex(ID, { message: MESSAGES.host })
      .brand<'embed'>(),
    { ...labelled, control: 'embed', use, prefix, isRequired: true },
  );
