import type { ConsentCategory, ConsentServiceEntity } from '../../content/records/consent.ts';

/** The groups that visitors see, with their categories. What is required is not asked for. */
export const CONSENT_GROUPS = {
  tracking: ['analytics', 'ads', 'social_marketing', 'crm_marketing'],
  media: ['video', 'audio', 'embed'],
} as const satisfies Readonly<Record<string, readonly ConsentCategory[]>>;
export type ConsentGroup = keyof typeof CONSENT_GROUPS;
export type AskedCategory = (typeof CONSENT_GROUPS)[ConsentGroup][number];

/** How a category is written in the cookie. */
const LETTERS: Readonly<Record<ConsentCategory, string>> = {
  required: 'r',
  analytics: 'a',
  ads: 'd',
  social_marketing: 's',
  crm_marketing: 'c',
  video: 'v',
  audio: 'u',
  embed: 'e',
};

/**
 * A service as the cookie names it, `7v`: its id and its category. One that moves to another
 * category is another service to visitors, who are asked again.
 */
export const tokenOf = ({ id, category }: Pick<ConsentServiceEntity, 'id' | 'category'>): string =>
  `${id}${LETTERS[category]}`;

/** The category of a token; null where it names none. */
export const categoryOf = (token: string): ConsentCategory | null =>
  (Object.entries(LETTERS) as [ConsentCategory, string][]).find(([, letter]) =>
    token.endsWith(letter),
  )?.[0] ?? null;

type Service = Pick<ConsentServiceEntity, 'id' | 'category'>;

/** What visitors are asked about, by token, in the order of the services. */
export const askedTokens = (services: Iterable<Service>): readonly string[] =>
  [...services].filter(({ category }) => category !== 'required').map(tokenOf);
