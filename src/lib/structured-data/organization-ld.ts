import type { PostalAddress } from 'schema-dts';

/** The venue itself. */
export interface OrganizationFacts {
  readonly name: string;
  /** Absolute address of its start page. */
  readonly url: string;
  /** Absolute address; null: it has none. */
  readonly logo: string | null;
}

/** The venue as search engines read it. */
export const organizationLd = ({ name, url, logo }: OrganizationFacts) =>
  ({ '@type': 'Organization', name, url, ...(logo !== null && { logo }) }) as const;

/** What the start page says of the venue and its website. */
export interface SiteFacts {
  readonly organization: OrganizationFacts;
  /** Of its first venue; null: none is known. */
  readonly address: PostalAddress | null;
  readonly telephone: string | null;
  readonly language: string;
  /** Absolute address of a search for `{search_term_string}`. */
  readonly search: string;
}

/** The venue and its website, with the way into its search. */
export function siteLd(facts: SiteFacts): readonly object[] {
  const { organization, address, telephone, language, search } = facts;
  const context = { '@context': 'https://schema.org' };
  return [
    {
      ...context,
      ...organizationLd(organization),
      ...(address !== null && { address }),
      ...(telephone !== null && { telephone }),
    },
    {
      ...context,
      '@type': 'WebSite',
      name: organization.name,
      url: organization.url,
      inLanguage: language,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: search },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
