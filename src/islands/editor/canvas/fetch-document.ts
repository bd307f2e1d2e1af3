import { csrfToken } from '../../csrf-token.ts';

/**
 * A page of our own as nodes; null where it does not come. What it brings along to run
 * is there already. XMLHttpRequest, because it parses HTML without a Trusted Types sink.
 */
export function fetchDocument(
  method: string,
  address: string,
  body?: unknown,
): Promise<Document | null> {
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    request.responseType = 'document';
    request.addEventListener('loadend', () => {
      const page = request.status === 200 ? request.responseXML : null;
      for (const script of page?.querySelectorAll('script') ?? []) script.remove();
      resolve(page);
    });
    request.open(method, address);
    request.setRequestHeader('content-type', 'application/json');
    request.setRequestHeader('x-csrftoken', csrfToken());
    // Not as text: a page of 300 modules would keep the keyboard waiting while it is sent.
    request.send(body === undefined ? null : new Blob([JSON.stringify(body)]));
  });
}
