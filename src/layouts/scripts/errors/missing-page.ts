/**
 * ER-02, on the page of an address that is not there: tells so, for the list of editors.
 * It stands alone: what it shared with another script would become a file.
 */
const token = /(?:^|; )csrftoken=([\w-]+)/u.exec(document.cookie)?.[1] ?? '';

fetch(`/${document.documentElement.lang}/api/dashboard-error-log/`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-csrftoken': token },
  body: JSON.stringify({ url: location.pathname }),
})
  // An answer that nobody reads keeps its request open.
  .then((answer) => answer.text())
  .catch(() => undefined);
