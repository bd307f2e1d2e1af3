import { DocumentLoader } from '../document-loader.ts';
import { isPlainClick } from '../plain-click.ts';
import { parseConsent } from '../../lib/consent/cookie.ts';
import { COOKIE } from '../../lib/constants.ts';

/*
 * The settings as a dialog over the page, and choices that take effect where they are
 * made. The dialog shows the form of the settings page, which the server made (decision 22).
 */
/** Of pages that ask; legal pages have none, and nothing of others either. */
const banner = document.querySelector<HTMLElement>('[data-consent]');
const loader = new DocumentLoader();

/** Whether a category is agreed to as a whole follows from its services, and the other way round. */
function follow({ target }: Event): void {
  const changed = target as HTMLInputElement;
  const group = changed.closest('[data-consent-category]');
  const whole = group?.querySelector<HTMLInputElement>('[name=category]');
  const services = [...(group?.querySelectorAll<HTMLInputElement>('[name=service]') ?? [])];
  if (!whole) return;
  if (changed === whole) for (const service of services) service.checked = whole.checked;
  else whole.checked = services.every((service) => service.checked);
}

function makeDialog(page: Document, form: Element): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'booking-dialog consent-dialog';
  const head = document.createElement('div');
  head.className = 'booking-head';
  const title = document.createElement('h2');
  title.id = 'consent-dialog-title';
  title.className = 'booking-title';
  title.textContent = page.querySelector('h1')?.textContent ?? '';
  const close = document.createElement('button');
  close.className = 'booking-close';
  close.type = 'button';
  close.textContent = '×';
  close.ariaLabel = (form as HTMLElement).dataset['close'] ?? '';
  close.addEventListener('click', () => dialog.close());
  head.append(title, close);
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.append(head, form);
  dialog.addEventListener('change', follow);
  dialog.addEventListener('close', () => dialog.remove());
  return dialog;
}

async function open(link: HTMLAnchorElement): Promise<void> {
  const page = link.pathname === location.pathname ? null : await loader.load(link.href);
  const form = page?.querySelector('[data-consent-settings]');
  if (!page || !form) {
    location.assign(link.href);
    return;
  }
  const dialog = makeDialog(page, form);
  document.body.append(dialog);
  dialog.showModal();
}

/** What was agreed to, of what this page knows. */
const granted = (): readonly string[] =>
  (banner?.dataset['granted'] ?? '').split('-').filter(Boolean);

/** The cookie as it is now; it holds nothing that would be escaped. */
function consentCookie(): string {
  const start = `${COOKIE.consent}=`;
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(start));
  return pair?.slice(start.length) ?? '';
}

/** The page with the choice that was made just now. */
function apply(): void {
  const before = granted();
  const consent = parseConsent(consentCookie(), new Date());
  if (banner) banner.dataset['granted'] = consent?.granted.join('-') ?? '';
  // Nothing but a new page ends scripts that run and frames that play.
  if (before.some((token) => !granted().includes(token))) {
    location.reload();
    return;
  }
  document.querySelector<HTMLDialogElement>('.consent-dialog')?.close();
  const asked = banner?.dataset['consent']?.split('-') ?? [];
  if (banner && asked.every((token) => consent?.asked.includes(token))) {
    if (banner.contains(document.activeElement))
      document.querySelector<HTMLElement>('#main-content')?.focus({ preventScroll: true });
    banner.hidden = true;
  }
  dispatchEvent(new Event('consent'));
}

async function send(button: HTMLButtonElement): Promise<void> {
  const { form } = button;
  if (!form) return;
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, button))
    if (typeof value === 'string') body.append(name, value);
  const answer = await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
  // The answer redirects to a page, which is here already; its cookie is what counts.
  if (answer.type === 'opaqueredirect') apply();
  else form.requestSubmit(button);
}

const pages = new WeakSet<HTMLElement>();

/** Follows ways to the settings and buttons of forms of consent, wherever on the page they stand. */
export function mount(page: HTMLElement): void {
  if (pages.has(page)) return;
  pages.add(page);
  page.addEventListener(
    'click',
    (event) => {
      const element = (event.target as Element).closest<HTMLElement>('[data-choose]');
      // The settings page tells itself that a choice was kept.
      const isPage = element?.closest('main [data-consent-settings]');
      if (!element || isPage || !isPlainClick(event)) return;
      event.preventDefault();
      if (element instanceof HTMLAnchorElement)
        open(element).catch(() => location.assign(element.href));
      else {
        const button = element as HTMLButtonElement;
        send(button).catch(() => button.form?.requestSubmit(button));
      }
    },
    true,
  );
}
