/** Where a real shop is, as the configuration names it. */
export interface ShopPlace {
  /** Address of its API without a last slash. */
  readonly url: string;
  /** Shown to the shop as a bearer token; null: it wants none. */
  readonly token: string | null;
  /** Addresses that carts may have, or lie below. */
  readonly carts: readonly string[];
  /** Address of an event's page in the shop with `{id}` and `{locale}`; null: there are none. */
  readonly events: string | null;
}
