import type { OfferGroup } from './offer.ts';

/** Whether the seats of a group are for people with a need; they are never folded away. */
export const isForNeeds = ({ features }: Pick<OfferGroup, 'features'>): boolean =>
  features.some(({ key }) => key !== 'restricted_view');
