/**
 * Fetches pages of this site as documents, one at a time: a newer call ends an older
 * one, so that a late answer never overwrites a newer one.
 * XMLHttpRequest, because it parses without a Trusted Types sink.
 */
export class DocumentLoader {
  #request: XMLHttpRequest | undefined;

  /** Whether the last request was answered by somebody. */
  get isAnswered(): boolean {
    return !!this.#request?.status;
  }

  /**
   * Null when a newer call came first.
   * @throws {Error} when the page does not come
   */
  load(address: string): Promise<Document | null> {
    this.#request?.abort();
    const request = new XMLHttpRequest();
    this.#request = request;
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error(address));
      request.responseType = 'document';
      request.addEventListener('load', () => {
        if (request.status === 200 && request.responseXML) resolve(request.responseXML);
        else fail();
      });
      request.addEventListener('abort', () => resolve(null));
      request.addEventListener('error', fail);
      request.open('GET', address);
      request.send();
    });
  }
}
