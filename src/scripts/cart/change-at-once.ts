const FORM = '[data-cart-form]';
/** How many tickets there are, before the time that is left. */
const LEAD = '[data-cart-lead]';

let request: XMLHttpRequest | undefined;

/**
 * The page that sending a form leads to; null when a newer one was sent, undefined when none came.
 * XMLHttpRequest, because it parses without a Trusted Types sink. `DocumentLoader` only reads: what
 * sending takes more would not fit the budget of the scripts that come with it on every page.
 */
function send(form: HTMLFormElement): Promise<Document | null | undefined> {
  request?.abort();
  const sent = (request = new XMLHttpRequest());
  return new Promise((resolve) => {
    sent.responseType = 'document';
    sent.addEventListener('load', () => {
      resolve((sent.status === 200 && sent.responseXML) || undefined);
    });
    sent.addEventListener('abort', () => {
      resolve(null);
    });
    sent.addEventListener('error', () => {
      resolve(undefined);
    });
    sent.open('POST', form.action);
    sent.send(new URLSearchParams([...new FormData(form)] as [string, string][]));
  });
}

/**
 * A number of tickets that is chosen counts at once. What the shop refuses is shown as without
 * scripts: the form is sent.
 */
async function change(form: HTMLFormElement, id: string): Promise<void> {
  const page = await send(form);
  if (page === null) return;
  const isRefused = page?.querySelector('main [aria-invalid], main .error-summary') !== null;
  const changed = isRefused ? null : page.querySelector(FORM);
  if (!page || !changed) {
    form.submit();
    return;
  }
  form.replaceWith(changed);
  const lead = page.querySelector(LEAD)?.textContent ?? '';
  for (const place of document.querySelectorAll(`${LEAD}, [data-clock-said]`))
    place.textContent = lead;
  document.getElementById(id)?.focus();
  dispatchEvent(new Event('cart'));
}

document.addEventListener('change', ({ target }) => {
  const form = (target as Element).closest<HTMLFormElement>(FORM);
  if (form && target instanceof HTMLSelectElement) void change(form, target.id);
});
