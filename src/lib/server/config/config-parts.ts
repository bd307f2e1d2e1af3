/*
 * What is configured of services outside; `env.ts` reads it from the environment.
 */

/** The configuration of outgoing mail. */
export interface MailConfig {
  /** `smtp://` or `smtps://`, with user and password where needed; null: messages are written to files. */
  readonly url: string | null;
  readonly from: string;
}

/** The configuration of a real shop. */
export interface ShopConfig {
  /** Address of its API without a last slash. */
  readonly url: string;
  /** Sent to the shop as a bearer token; null: none. */
  readonly token: string | null;
  /** Addresses that carts may have, or lie below. */
  readonly carts: readonly string[];
  /** Address of an event's page in the shop with `{id}` and `{locale}`; null: there are none. */
  readonly events: string | null;
  /** True: visitors are shown the shop's own cart in the place of ours. */
  readonly hasOwnCart: boolean;
}

/** A provider of OpenID Connect that people of the venue may sign in by. */
export interface SingleSignOnConfig {
  /** Its address as it names itself, without a last slash. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the button of the login calls it. */
  readonly name: string;
}

/** The front at the edge. */
export interface EdgeConfig {
  /** What both sign with. */
  readonly secret: string;
  /** Addresses of fronts that are told at once that something has changed. */
  readonly addresses: readonly string[];
}
