import { z } from 'zod';
import { MESSAGES } from '../messages.ts';
import { lineText } from '../plain-text.ts';
import { withHint, type LabelOptions } from './hint.ts';

/** What a file of the library can be used as. */
export type FileUse = 'video' | 'audio' | 'document' | 'captions' | 'vector';

const MIMES: Readonly<Record<FileUse, readonly string[]>> = {
  video: ['video/mp4', 'video/webm'],
  audio: ['audio/mpeg', 'audio/ogg', 'audio/mp4', 'audio/wav'],
  document: ['application/pdf'],
  captions: ['text/vtt'],
  vector: ['image/svg+xml'],
};

/** A file of the media library, as a module refers to it. */
const fileSchema = z.strictObject({
  src: z.string().regex(/^\/media\/[\w./-]+$/u, { message: MESSAGES.address }),
  mime: z.string(),
  bytes: z.int().nonnegative(),
  title: lineText(256).default(''),
});
export type StoredFile = z.output<typeof fileSchema>;

const ofUse = (uses: readonly FileUse[]) =>
  fileSchema.refine(
    ({ mime }) => uses.some((use) => MIMES[use].includes(mime.split(';', 1)[0] ?? '')),
    {
      path: ['mime'],
      message: MESSAGES.host,
    },
  );

export const file = (uses: readonly FileUse[], options: LabelOptions) =>
  withHint(ofUse(uses).nullable().default(null), {
    ...options,
    control: 'file',
    target: uses.join(','),
  });

export const requiredFile = (uses: readonly FileUse[], options: LabelOptions) =>
  withHint(
    ofUse(uses)
      .nullish()
      .transform((chosen, context) => {
        if (chosen) return chosen;
        context.addIssue({ code: 'custom', message: MESSAGES.required });
        return z.NEVER;
      }),
    { ...options, control: 'file', target: uses.join(','), isRequired: true },
  );
