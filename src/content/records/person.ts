import { optionalImage } from '../fields/image.ts';
import { flag, name } from '../fields/scalar.ts';
import { line, paragraphs } from '../fields/translated.ts';
import { defineRecord, type EntityOf, type InputOf } from './define.ts';

/** An artist or a member of the house's team. */
export const person = defineRecord({
  kind: 'person',
  title: 'name',
  fields: {
    name: name(),
    /** Instrument, voice or function. */
    role: line(),
    /** Works for the house (and stands on the team page), not a guest. */
    in_team: flag(false),
    biography: paragraphs(),
    image: optionalImage(),
  },
});
export type PersonEntity = EntityOf<typeof person>;
export type PersonInput = InputOf<typeof person>;
