import type { Suggestion } from '../../lib/search/suggestion.ts';

/** A visitor has typed on or sent the form by then. */
const TIMEOUT_MS = 5000;

const path = `/${document.documentElement.lang}/api/search/autocomplete/`;

/** What somebody may mean. @throws {Error} when the server does not say */
export async function askSuggestions(
  text: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const answer = await fetch(`${path}?${new URLSearchParams({ query: text })}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!answer.ok) {
    // An answer that nobody reads keeps its request open.
    await answer.text();
    throw new Error(`answered with ${answer.status}`);
  }
  return (await answer.json()) as readonly Suggestion[];
}

/** A failure is reported as an error of a script is; without a word of what was typed. */
export function reportFailure(why: unknown): void {
  if (!navigator.onLine) return;
  const name = why instanceof Error ? `${why.name}: ${why.message}` : 'failed';
  const message = `Search suggestions: ${name}`;
  dispatchEvent(new ErrorEvent('error', { message, filename: location.origin + path }));
}
