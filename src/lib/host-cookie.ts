/**
 * The name under which only this very host can set a cookie, over https alone: no neighbour
 * on another host of the same domain can plant one. On an http origin browsers refuse such
 * names. Cookies whose names the specification gives keep them.
 */
export const hostCookie = (name: string, isEncrypted: boolean): string =>
  isEncrypted ? `__Host-${name}` : name;
