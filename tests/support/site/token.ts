/** What programs show to the server under test; see `API_TOKEN` in docs/configuration.md. */
export const API_TOKEN = 'a-token-for-tests-of-more-than-32-characters';
export const AS_EDITOR = { authorization: `Bearer ${API_TOKEN}` } as const;
