import { z } from 'zod';
import { MODULE_ID, writtenSchema } from '../../content/fields/module-tree.ts';
import type { Delta, Skeleton } from './delta.ts';

const ID = z.string().regex(MODULE_ID);
const skeleton: z.ZodType<Skeleton> = z.strictObject({
  id: ID,
  columns: z.lazy(() => z.array(z.array(skeleton).max(300)).max(3)),
});

/** A delta as a browser sends it; what it holds is checked when it is applied. */
export const deltaSchema: z.ZodType<Delta> = z.strictObject({
  fields: z.record(z.string().max(60), z.unknown()),
  modules: z.record(
    ID,
    z.strictObject({
      kind: z.string().regex(/^[a-z][a-z0-9]{1,39}$/u),
      version: z.int().positive().max(1000),
      data: z.record(z.string().max(60), z.unknown()),
      written: writtenSchema.optional(),
    }),
  ),
  tree: z.array(skeleton).max(300).nullable(),
});
