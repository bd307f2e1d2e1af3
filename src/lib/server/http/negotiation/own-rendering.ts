import type { ResolvedRoute } from '../../../routing/resolve-route.ts';
import type { Target } from '../../page-store/key.ts';

/** What asks for a rendering of its own: the editor, … */
const EDIT = /(?:^|&)edit(?:[=&]|$)/u;
/** … and a version's preview, of a page or by a call. Without a value it asks for nothing. */
const PAGE_VERSION = /(?:^|&)v=[^&]/u;
const CALL_VERSION = /(?:^|&)version_id=[^&]/u;
/** What is shown as it will be is never answered by what is kept. */
const RELEASE_PREVIEW = /(?:^|&)bundle=/u;

/** Whether an address asks for what is not public yet, whoever asks. */
export const asksForRelease = ({ query }: Target): boolean => RELEASE_PREVIEW.test(query);

export const asksForVersion = ({ query }: Target, { row, table }: ResolvedRoute): boolean =>
  table === 'page'
    ? PAGE_VERSION.test(query)
    : row.query.includes('version_id') && CALL_VERSION.test(query);

export const asksToEdit = (target: Target, route: ResolvedRoute): boolean =>
  EDIT.test(target.query) || asksForVersion(target, route);
