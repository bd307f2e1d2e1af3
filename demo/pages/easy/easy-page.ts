import type { Words, Piece, Text } from '../../compose/module.ts';
import { beside } from '../../compose/pictures.ts';
import { section } from '../../compose/teasers.ts';
import { headline, text } from '../../compose/texts.ts';
import type { DemoMedia } from '../../media.ts';
import { t } from '../../text.ts';
import { page } from '../page.ts';

/*
 * The pages in easy language («Leichte Sprache») are in German only. Each line of a text is
 * one sentence of at most 12 words; tests/contract/easy-language.test.ts holds what can be
 * counted of its rules.
 */

/** Words that are there in German only. */
export const de = (words: string): Text => t(words, '');

export const easyHeadline = (words: string): Piece => headline(de(words));
export const easyText = (...paragraphs: Words): Piece => text(paragraphs, []);

/** What a page begins with. */
export const easyIntro = (...paragraphs: Words): Piece =>
  section([[easyText(...paragraphs)]], { look: 'accent' });

/** A headline and a text beside a picture. */
export const easyBeside = (
  picture: ReturnType<DemoMedia['picture']>,
  words: string,
  paragraphs: Words,
  layout: 'image-text' | 'text-image' = 'image-text',
): Piece => beside(picture, de(words), paragraphs, [], layout);

type Facts = Parameters<typeof page>[1];

/** A page in easy language. */
export const easyPage = (
  key: Parameters<typeof page>[0],
  facts: Omit<Facts, 'is_easy_language'>,
  pieces: readonly Piece[],
) => page(key, { ...facts, is_easy_language: true }, pieces);
