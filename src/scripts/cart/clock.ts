/*
 * How long the seats on this page are reserved. By what was left when the page came, so
 * that a device whose clock is wrong is told the same. It imports nothing: what it shared with
 * the script of all pages would be a file of its own, which all pages would have to fetch.
 */
export {};

const clock = document.querySelector<HTMLElement>('[data-cart-clock]');
const said = document.querySelector('[data-clock-said]');
const over = document.querySelector<HTMLElement>('[data-clock-over]');

const end = Date.now() + Number(clock?.dataset['cartClock']);

/** The page says that the time is over; what could be done before is not offered any more. */
function finish(): void {
  clearInterval(timer);
  const parts = document.querySelectorAll<HTMLElement>('[data-while-reserved]');
  const hadFocus = [...parts].some((part) => part.contains(document.activeElement));
  for (const part of parts) part.hidden = true;
  if (!over) return;
  over.hidden = false;
  if (hadFocus) over.focus();
}

function show(): void {
  // The clock, not a count of ticks: the device may have slept.
  const seconds = Math.ceil((end - Date.now()) / 1000);
  if (seconds <= 0) {
    finish();
    return;
  }
  const { text = '', warnAt = '', warnOne = '', warnMany = '' } = clock?.dataset ?? {};
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  if (clock) clock.textContent = text.replace('{left}', left);
  const minutes = Math.ceil(seconds / 60);
  const isNear = warnAt.split(' ').includes(`${minutes}`);
  const warning = isNear ? (minutes === 1 ? warnOne : warnMany.replace('{m}', `${minutes}`)) : '';
  // The same text again would be heard again.
  if (said && said.textContent !== warning) said.textContent = warning;
}

const timer = setInterval(show, 1000);
if (clock) show();
else clearInterval(timer);
