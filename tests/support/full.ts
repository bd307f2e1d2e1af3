/**
 * Whether `npm run test:full` runs: every width and theme, the second database engine, and what
 * is tagged `full` (docs/testing.md).
 */
export const isFull = Boolean(process.env['TEST_FULL']);
