import { sequence } from 'astro:middleware';
import { answerCalls } from './middleware/calls.ts';
import { fillTemplates, previewDesign } from './middleware/design.ts';
import { frameBesideForm, markTexts, showOwnState } from './middleware/editing.ts';
import { answerFailures } from './middleware/failures.ts';
import { keepPrivate, nameLanguage } from './middleware/headers.ts';
import { closeSite } from './middleware/open-site.ts';
import { readRequest } from './middleware/read-request.ts';
import { followFallbacks, followRedirects } from './middleware/redirects.ts';
import { previewRelease, stayInRelease } from './middleware/releases.ts';
import { answer, ofPages } from './middleware/step.ts';

/** A step sees the request before those below it, and their answer after them. */
const PAGE_STEPS = [
  closeSite,
  previewRelease,
  followRedirects,
  followFallbacks,
  showOwnState,
  previewDesign,
  fillTemplates,
  frameBesideForm,
  nameLanguage,
  markTexts,
];

export const onRequest = sequence(
  readRequest,
  keepPrivate,
  stayInRelease,
  answerFailures,
  answerCalls,
  ...PAGE_STEPS.map(ofPages),
  answer,
);
