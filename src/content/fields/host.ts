import { z } from 'zod';
import type { Field } from './field.ts';
import { MESSAGES } from './messages.ts';

/** A host name and nothing else: `example.org`. */
export const isHost = (text: string): boolean =>
  /^[a-z0-9.-]{3,253}$/u.test(text) &&
  /[a-z0-9]\.[a-z0-9]/u.test(text) &&
  URL.canParse(`https://${text}`) &&
  new URL(`https://${text}`).hostname === text;

export const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => isHost(text), { message: MESSAGES.hostName });

const optional = hostName.nullable().default(null);

/** A field that holds the name of a host, or nothing. */
export const optionalHost = (): Field<typeof optional, 'column'> => ({
  schema: optional,
  keep: 'column',
  storage: 'text',
  nullable: true,
  control: 'line',
  inLists: true,
});
