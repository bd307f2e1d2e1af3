/**
 * How often a test kills the process that it watches. `npm test` has time for some kills, which
 * show that something broke; before a release a hundred are wanted: `FOYER_KILLS=100`.
 */
export const killsOf = (usual: number): number => Number(process.env['FOYER_KILLS'] ?? usual);

/** Time for so many kills on a machine that does other things beside, in milliseconds. */
export const timeFor = (kills: number): number => 60_000 + kills * 6000;
