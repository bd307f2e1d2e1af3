import type { Encoding } from '../../page-store/page.ts';

/** Browsers send few different values, which are cached; others are parsed each time. */
const MAX_CACHED = 100;
const choices = new Map<string, Encoding>();

/** The encoding to answer with, from the Accept-Encoding header (RFC 9110, 12.5.3). */
export function negotiate(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const cached = choices.get(accepted);
  if (cached !== undefined) return cached;
  const choice = choose(accepted);
  if (choices.size < MAX_CACHED) choices.set(accepted, choice);
  return choice;
}

function choose(accepted: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)) || 0);
  }
  const any = weights.get('*') ?? 0;
  const br = weights.get('br') ?? any;
  const gzip = weights.get('gzip') ?? any;
  const identity = weights.get('identity') ?? 0;
  const best = Math.max(br, gzip);
  if (best <= 0 || identity > best) return 'identity';
  return br >= gzip ? 'br' : 'gzip';
}
