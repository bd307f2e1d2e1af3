import { createHash } from 'node:crypto';
import type { SingleSignOnConfig } from '../../config/config-parts.ts';

/** Who wants in: the account that the library found, and what the provider says of them. */
export interface Candidate {
  /** Id of the account. */
  readonly id: string;
  readonly email: string;
  readonly isVerified: boolean;
}

/** Who somebody is holds at one provider only: another one has its own keys for people. */
export const providerId = ({ issuer }: Pick<SingleSignOnConfig, 'issuer'>): string =>
  `oidc-${createHash('sha256').update(issuer).digest('hex').slice(0, 16)}`;

/** Where the library leads with what belongs to nothing that was begun here; no page of the site. */
export const ERROR_PATH = '/error';
