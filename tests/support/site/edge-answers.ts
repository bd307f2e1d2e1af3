import type { Answered, EdgeSite } from './processes/edges.ts';

export const BROWSER = { 'accept-encoding': 'br, gzip', accept: 'text/html' };
/** Of one connection or one answer; tokens of forms are new each time. */
const OWN = /^(?:date|connection|keep-alive|transfer-encoding|server-timing|x-request-id)$/u;
const TOKEN = /^((?:foyer_form|csrftoken)=)[^;]+/u;

/** An answer without what two answers never share. */
export function comparable({ status, headers, body }: Answered) {
  const list = Object.entries(headers)
    .filter(([name]) => !OWN.test(name))
    .map(([name, value]) => [name, [value].flat().map((one) => one?.replace(TOKEN, '$1'))]);
  return { status, headers: list.toSorted(), body: body.toString('latin1') };
}

/** The addresses of the sitemap, in both languages. */
export async function addressesOf({ straight }: EdgeSite): Promise<readonly string[]> {
  const locations = async (path: string) =>
    [...(await straight(path)).text.matchAll(/<loc>(.*?)<\/loc>/gu)].map(
      ([, url = '']) => new URL(url).pathname,
    );
  const all = await locations('/sitemap.xml');
  const parts = await Promise.all(
    all.map(async (path) => (/sitemap-\d+\.xml$/u.test(path) ? locations(path) : [path])),
  );
  return [...new Set(parts.flat())];
}

/** Asks several at once: one waits where the other computes. */
export async function forEach(
  paths: readonly string[],
  work: (path: string) => Promise<void>,
): Promise<void> {
  const rest = paths.values();
  const worker = async () => {
    for (const path of rest) await work(path);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}
