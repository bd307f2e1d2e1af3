import { KINDS } from '../../../../content/records/kinds.ts';
import { readingCalls } from './record-reads.ts';
import type { ResourceCall } from './resource-call.ts';
import { writingCalls } from './record-writes.ts';

/** The calls of every kind of record. */
export const RECORD_RESOURCE_CALLS: readonly ResourceCall[] = KINDS.flatMap((kind) => [
  ...readingCalls(kind),
  ...writingCalls(kind),
]);
