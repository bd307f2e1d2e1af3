import { COOKIE, FAVOURITES_COOKIE_DAYS } from '../../lib/constants.ts';
import { cookie, setCookie } from '../cookie.ts';

const COPIED_MS = 4000;

/** On by the device's own share sheet, else by the clipboard. */
async function pass(button: HTMLElement): Promise<void> {
  // Asked for now: a list has another address after each heart.
  const { handOn: url = '', text = '', copied = '' } = button.dataset;
  // What is for the visitor alone has no text to go with it, and is copied.
  if (text !== '' && 'share' in navigator) {
    await navigator.share({ title: text, url });
    return;
  }
  await navigator.clipboard.writeText(url);
  const label = button.querySelector('[aria-live]');
  const initial = label?.textContent ?? '';
  if (label === null || initial === copied) return;
  label.textContent = copied;
  setTimeout(() => {
    label.textContent = initial;
  }, COPIED_MS);
}

/** Shows and runs what only scripts can do with a list: hand it on, copy it, print it. */
function handOn(): void {
  const canPass = 'share' in navigator || 'clipboard' in navigator;
  for (const button of document.querySelectorAll<HTMLElement>('[data-hand-on]')) {
    button.hidden = !canPass;
    button.addEventListener('click', () => {
      // A sheet that was closed and a clipboard that is refused need no words: there is a mail.
      pass(button).catch(() => undefined);
    });
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      print();
    });
  }
}

/*
 * What follows a list of favourites while hearts are pressed: its calendar, and the
 * addresses on the page under which it is passed on. Loaded only where there is one of these.
 */
const form = document.querySelector<HTMLFormElement>('form#favourites');
const list = (): string => cookie(COOKIE.favourites);

let latest = list();
let isSending = false;

const noteState = (state: 'late' | 'on'): void => {
  setCookie(COOKIE.calendarState, state, FAVOURITES_COOKIE_DAYS);
};

/**
 * Sends the list to its calendar, again where it changed meanwhile, also in another window.
 * @throws without a connection
 */
async function send(): Promise<void> {
  let sent: string;
  do {
    sent = list();
    const answer = await fetch(form?.action ?? '', {
      method: 'POST',
      body: new URLSearchParams({ list: sent }),
      // It goes on when the visitor leaves the page. The redirect is for browsers without scripts.
      keepalive: true,
      redirect: 'manual',
    });
    if (answer.type !== 'opaqueredirect') return;
  } while (list() !== sent);
  // The answer has forgotten a calendar that is not there any more.
  if (cookie(COOKIE.calendarState) !== '') noteState('on');
}

function notifyCalendar(): void {
  // Until the answer comes; a request that is lost is sent again by the next page.
  noteState('late');
  if (isSending) return;
  isSending = true;
  send()
    // Late, as the cookie says.
    .catch(() => undefined)
    .finally(() => (isSending = false));
}

function changeAddresses(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-list]'))
    for (const name of ['href', 'data-hand-on']) {
      const address = element.getAttribute(name);
      if (address !== null)
        element.setAttribute(name, address.replace(/(ids(?:=|%3D))[\d.]*/u, `$1${latest}`));
    }
}

let isFollowing = false;

/** The list is one for the whole page. */
export function mount(): void {
  if (isFollowing) return;
  isFollowing = true;
  // The heart's own script has changed the list by then, where it is there; else the form does.
  // At once, as the visitor may leave the page right after.
  document.addEventListener('submit', () => {
    const now = list();
    if (now === latest) return;
    latest = now;
    changeAddresses();
    if (cookie(COOKIE.calendarState) !== '') notifyCalendar();
  });
  if (cookie(COOKIE.calendarState) === 'late') notifyCalendar();
  handOn();
}
