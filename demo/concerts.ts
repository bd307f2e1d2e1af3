import type { Plan } from './concept.ts';
import { chamberConcerts } from './concerts-chamber.ts';
import { familyConcerts } from './concerts-family.ts';
import { jazzAndGlobal } from './concerts-jazz.ts';
import { newMusicAndNights } from './concerts-new.ts';
import { orchestraClassics } from './concerts-orchestra-classics.ts';
import { orchestraJourneys } from './concerts-orchestra-journeys.ts';
import { recitals } from './concerts-recitals.ts';
import { sacredAndEarly } from './concerts-sacred.ts';
import { stageAndScreen } from './concerts-stage-screen.ts';
import { standingDates } from './concerts-standing.ts';
import { toursTalksWorkshops } from './concerts-tours-talks.ts';

/** Every concept of the house. */
export const plans: readonly Plan[] = [
  ...orchestraClassics,
  ...orchestraJourneys,
  ...stageAndScreen,
  ...familyConcerts,
  ...chamberConcerts,
  ...recitals,
  ...sacredAndEarly,
  ...jazzAndGlobal,
  ...newMusicAndNights,
  ...standingDates,
  ...toursTalksWorkshops,
];
