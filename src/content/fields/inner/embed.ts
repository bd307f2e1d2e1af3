import { z } from 'zod';
import { EMBED_HOSTS, isEmbedAddress, type EmbedUse } from '../../embed-hosts.ts';
import { MESSAGES } from '../messages.ts';
import { withHint, type LabelOptions } from './hint.ts';

const addressOf = (use: EmbedUse) =>
  z
    .string()
    .trim()
    .max(2048)
    .refine((value) => isEmbedAddress(value, EMBED_HOSTS[use]), { message: MESSAGES.host })
    .brand<'embed'>();
/** An address of embedded content, as a branded type. */
export type EmbedAddress = z.output<ReturnType<typeof addressOf>>;

/** The address of something that others host and that is shown after a click. */
export const embed = (use: EmbedUse, labelled: LabelOptions) =>
  withHint(addressOf(use).nullable().default(null), {
    ...labelled,
    control: 'embed',
    hosts: EMBED_HOSTS[use],
  });

export const requiredEmbed = (use: EmbedUse, labelled: LabelOptions) =>
  withHint(
    z
      .string({ error: MESSAGES.required })
      .min(1, { message: MESSAGES.required })
      .pipe(addressOf(use)),
    { ...labelled, control: 'embed', hosts: EMBED_HOSTS[use], isRequired: true },
  );

const ID = /^[\w-]{8,80}$/u;

/** The id of something that others host; `prefix` and it make the address. */
export const requiredEmbedId = (prefix: string, labelled: LabelOptions) =>
  withHint(
    z
      .string({ error: MESSAGES.required })
      .trim()
      .min(1, { message: MESSAGES.required })
      .regex(ID, { message: MESSAGES.host })
      .brand<'embed'>(),
    { ...labelled, control: 'embed', prefix, isRequired: true },
  );
