/** The region of a document that the programme lives in. */
export const regionOf = (root: Document): HTMLElement | null =>
  root.querySelector('[data-programme]');

let latest: XMLHttpRequest | null = null;

/**
 * Fetches a page of this site as a document. A newer call ends an older one, so
 * that a late answer never overwrites a newer one (EV-05): it resolves to null.
 * XMLHttpRequest, because it parses without a Trusted Types sink.
 * @throws {Error} when the page does not come
 */
export function loadDocument(address: string): Promise<Document | null> {
  latest?.abort();
  const request = new XMLHttpRequest();
  latest = request;
  return new Promise((resolve, reject) => {
    request.responseType = 'document';
    request.addEventListener('load', () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else reject(new Error(`${request.status} ${address}`));
    });
    request.addEventListener('abort', () => resolve(null));
    request.addEventListener('error', () => reject(new Error(address)));
    request.open('GET', address);
    request.send();
  });
}
