import type { Article } from 'schema-dts';
import type { Locale } from '../constants.ts';
import { organizationLd, type OrganizationFacts } from './organization-ld.ts';

interface ArticleFacts {
  readonly headline: string;
  readonly description: string;
  /** Absolute addresses. */
  readonly address: string;
  readonly image: string;
  /** Instants in UTC. */
  readonly published: string;
  readonly changed: string;
  readonly author: string | null;
  readonly publisher: OrganizationFacts;
  readonly language: Locale;
}

/** An article as search engines read it. */
export function articleLd(facts: ArticleFacts): object {
  const organization = organizationLd(facts.publisher);
  const article: Article = {
    '@type': 'Article',
    headline: facts.headline,
    description: facts.description,
    url: facts.address,
    mainEntityOfPage: facts.address,
    image: [facts.image],
    datePublished: facts.published,
    dateModified: facts.changed > facts.published ? facts.changed : facts.published,
    inLanguage: facts.language,
    author: facts.author === null ? organization : { '@type': 'Person', name: facts.author },
    publisher: organization,
  };
  return { '@context': 'https://schema.org', ...(article as object) };
}
