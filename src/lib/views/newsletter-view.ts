/** `gone`: there is no such subscription (any more). */
export type SubscriptionState = 'asked' | 'confirmed' | 'left' | 'gone';

export interface SubscriptionView {
  readonly state: SubscriptionState;
  /** Empty where there is none. */
  readonly email: string;
  readonly path: string;
}
