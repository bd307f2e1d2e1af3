import { optionalImage } from '../fields/image.ts';
import { moduleTree } from '../fields/module-tree.ts';
import { references } from '../fields/reference.ts';
import { flag, integer, name } from '../fields/scalar.ts';
import { line, paragraphs } from '../fields/translated.ts';
import { defineRecord, type EntityOf, type InputOf } from './define.ts';

/** A group of the team page: direction, orchestra office, technique. */
export const personCategory = defineRecord({
  kind: 'person_category',
  label: { de: 'Bereich des Teams', en: 'Team department' },
  title: 'name',
  isReference: true,
  fields: { name: line({ required: true }), position: integer(0, 1000) },
});
export type PersonCategoryEntity = EntityOf<typeof personCategory>;
export type PersonCategoryInput = InputOf<typeof personCategory>;

/** An artist, an ensemble, or a member of the team. */
export const person = defineRecord({
  kind: 'person',
  label: { de: 'Person', en: 'Person' },
  title: 'name',
  isReference: true,
  isLinkable: true,
  searchFields: ['role', 'categories', 'biography', 'modules'],
  fields: {
    name: name(),
    /** An orchestra, a choir, a quartet: several people under one name. */
    is_ensemble: flag(false),
    /** Instrument, voice or function. */
    role: line(),
    /** A member of the team (listed on the team page), not a guest. */
    in_team: flag(false),
    categories: references('person_category'),
    biography: paragraphs(),
    image: optionalImage(),
    modules: moduleTree(),
  },
});
export type PersonEntity = EntityOf<typeof person>;
export type PersonInput = InputOf<typeof person>;
