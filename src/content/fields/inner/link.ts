import { z } from 'zod';
import { MESSAGES } from '../messages.ts';
import { withHint, type LabelOptions } from './hint.ts';
import { linkTarget } from '../link-target.ts';

const target = linkTarget.brand<'link'>();
/** A link's target, as a branded type. */
export type LinkTarget = z.output<typeof target>;

/** A link that may be left out. */
export const link = (options: LabelOptions) =>
  withHint(target.nullable().default(null), { ...options, control: 'link' });

export const requiredLink = (options: LabelOptions) =>
  withHint(
    z.string({ error: MESSAGES.required }).min(1, { message: MESSAGES.required }).pipe(target),
    { ...options, control: 'link', isRequired: true },
  );

const ANCHOR = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u;

/** Places that every page has already, by the layouts around the modules. */
export const RESERVED_ANCHORS: readonly string[] = [
  'sign-language',
  'top',
  'main-content',
  'search-box',
  'search-text',
  'favourites',
  'overlay-headline',
  'dates-heading',
  'more-articles',
  'page-end',
  'way',
  'way-heading',
];
/** Those of them that are numbered. */
export const NUMBERED_ANCHOR = /^(?:part|heart)-\d+$/u;

/** The name by which links lead to a place of a page, `anfahrt` for `#anfahrt`. */
export const anchorName = z
  .string()
  .trim()
  .max(60)
  .regex(ANCHOR, { message: MESSAGES.anchor })
  .refine((name) => !RESERVED_ANCHORS.includes(name) && !NUMBERED_ANCHOR.test(name), {
    message: MESSAGES.anchorTaken,
  });

export const anchor = (options: LabelOptions) =>
  withHint(anchorName.nullable().default(null), { ...options, control: 'anchor' });
