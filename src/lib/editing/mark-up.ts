import { withoutMarks } from './marks.ts';
import { pageTokens, type PageToken } from './page-tokens.ts';

/** Of a mark that a page made; other signs came with what somebody wrote. */
const KEY = String.raw`[a-z0-9][a-z0-9-]{0,39}\|[\w.]{1,400}`;
const MARK = String.raw`\u{E000}(${KEY})\u{E001}([^\u{E000}-\u{E002}]*)\u{E002}`;
const PART = new RegExp(MARK, 'gu');
const WHOLE = new RegExp(String.raw`^(\s*)${MARK}(\s*)$`, 'u');

const attribute = (key: string): string => ` data-field="${key}"`;

const asElement = (_mark: string, key: string, text: string): string =>
  `<span${attribute(key)}>${text}</span>`;

/** Whether the text between two tokens is all that its element holds: then the element is the place. */
const isAlone = (before: PageToken | undefined, after: PageToken | undefined): boolean =>
  before?.kind === 'opening' && !before.text.includes('data-field=') && after?.kind === 'closing';

/**
 * A rendered page with the marks of its texts as attributes `data-field`, and nowhere else.
 * Takes time in proportion to the page's length, whatever the page holds.
 */
export function withFields(html: string): string {
  if (!html.includes('\u{E000}')) return html;
  const tokens = pageTokens(html);
  const out: string[] = [];
  for (const [index, { kind, text: token }] of tokens.entries()) {
    if (kind !== 'text') {
      out.push(withoutMarks(token));
      continue;
    }
    const [, left = '', key, text = '', right = ''] = WHOLE.exec(token) ?? [];
    const before = out.at(-1) ?? '';
    if (key !== undefined && isAlone(tokens[index - 1], tokens[index + 1])) {
      out[out.length - 1] = `${before.slice(0, -1)}${attribute(key)}>`;
      out.push(left + text + right);
    } else out.push(withoutMarks(token.replaceAll(PART, asElement)));
  }
  return out.join('');
}

/** The same page with the marks of its texts as attributes; what its headers say of its bytes follows. */
export async function markedUp(response: Response): Promise<Response> {
  const bytes = new TextEncoder().encode(withFields(await response.text()));
  const headers = new Headers(response.headers);
  headers.delete('etag');
  headers.set('content-length', String(bytes.byteLength));
  return new Response(bytes, { status: response.status, headers });
}
