/** Errors of a page's scripts that are told of; whatever comes after is the same again. */
const MOST = 5;
let told = 0;

const pathOf = (address: string | undefined): string =>
  address !== undefined && URL.canParse(address) && new URL(address).origin === location.origin
    ? new URL(address).pathname
    : '';

/** The first place of ours in a stack: file, line, column. */
function placeIn(stack = ''): { filename?: string; lineno?: number; colno?: number } {
  const place = /(https?:\/\/[^\s()]{1,300}):(\d{1,7}):(\d{1,7})/u.exec(stack.slice(0, 2000));
  return place
    ? { filename: place[1] ?? '', lineno: +(place[2] ?? 0), colno: +(place[3] ?? 0) }
    : {};
}

/** Tells the venue of an error of a script, by its text and place: nothing of who or what was typed. */
function note(event: Event): void {
  if (told >= MOST) return;
  const { message, filename, lineno, colno, reason } = event as Partial<ErrorEvent> & {
    readonly reason?: unknown;
  };
  const error = reason instanceof Error ? reason : null;
  const place = error ? placeIn(error.stack) : { filename, lineno, colno };
  const file = pathOf(place.filename);
  // Extensions and scripts of others are not ours to fix.
  if (file === '') return;
  told += 1;
  const body = {
    message: (error ? `${error.name}: ${error.message}` : (message ?? '')).slice(0, 300),
    file,
    line: place.lineno ?? 0,
    column: place.colno ?? 0,
    page: location.pathname,
  };
  fetch(`/${document.documentElement.lang}/api/page-notes/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
    // An answer that nobody reads keeps its request open.
    .then((answer) => answer.text())
    .catch(() => undefined);
}

/** @param errors those that nobody has told of yet */
export const mount = (_page: HTMLElement, errors: Event[]): void => {
  errors.splice(0).forEach(note);
};
