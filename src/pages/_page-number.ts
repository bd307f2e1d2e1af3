/** The page of a list that an address asks for, from 1; null for anything that is no number of one. */
export function pageNumberOf({ searchParams }: URL): number | null {
  const text = searchParams.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/u.test(text) ? Number(text) : null;
}
