import type { FormValues } from '../forms/form-values.ts';
import { z } from 'zod';

/** A file that came with a form of the hub, as the form says it afterwards: in JSON, in its field. */
export const sentFile = z.discriminatedUnion('state', [
  z.strictObject({
    /** `known`: the library had these bytes already, and this is their record. */
    state: z.enum(['new', 'known']),
    name: z.string(),
    id: z.int().positive(),
    /** How it differs from what was sent: `services/media/upload-notice.ts`. */
    notices: z.array(z.string()).default([]),
  }),
  z.strictObject({
    state: z.literal('refused'),
    name: z.string(),
    message: z.string(),
  }),
]);
export type SentFile = z.output<typeof sentFile>;

/** The files of a field, in the order in which they were sent. What is no such file is left out. */
export function sentFilesIn(form: Pick<FormValues, 'getAll'> | null, field: string): SentFile[] {
  return (form?.getAll(field) ?? []).flatMap((text) => {
    if (typeof text !== 'string' || !text.startsWith('{')) return [];
    try {
      const parsed = sentFile.safeParse(JSON.parse(text));
      return parsed.success ? [parsed.data] : [];
    } catch {
      return [];
    }
  });
}
