import { request } from 'node:http';
import { LOCALES, type Locale } from '../../../src/lib/constants.ts';
import { FAILURE_STATUS } from '../../../src/lib/result.ts';

/** A failure as a call answers it. */
export interface ErrorAnswer {
  readonly status: number;
  readonly type: string;
  readonly allow: string | null;
  readonly text: string;
  readonly body: {
    readonly code?: string;
    readonly message?: string;
    readonly reason?: string;
    readonly fields?: Readonly<Record<string, string>>;
  };
}

export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | Buffer | undefined;
}

/** Sends a request as it is written: a client library would normalize it first. */
export const send = (
  base: string | undefined,
  path: string,
  { method = 'GET', headers = {}, body }: Sent = {},
): Promise<ErrorAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base ?? '');
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const asked = request(
      { hostname, port, path, method, agent: false, headers: { ...length, ...headers } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => {
          const type = answer.headers['content-type'] ?? '';
          const isJson = type.startsWith('application/json') && text !== '';
          resolve({
            status: answer.statusCode ?? 0,
            type,
            allow: answer.headers.allow ?? null,
            text,
            body: isJson ? (JSON.parse(text) as ErrorAnswer['body']) : {},
          });
        });
      },
    );
    asked.on('error', reject).end(body);
  });

/** Codes that only the server itself has, beside those of `lib/result.ts`. */
const SERVER_CODES = ['method_not_allowed', 'failed', 'misdirected', 'expectation_failed'];
const CODES = [...Object.keys(FAILURE_STATUS), ...SERVER_CODES];
/** Sentences of a validator, patterns of ours, and anything of the inside. */
const RAW =
  /invalid input|invalid string|invalid option|too big|too small|unrecognized|expected|ungültige eingabe|ungültiger wert|zu groß: erwartet|erwartet,|\/\^|\\d|\[a-z|undefined|\{\{|NaN/iu;

/** What is wrong with the answer itself: by API-07 it is JSON with a code and words of ours. */
export function errorFaults({ type, body }: ErrorAnswer): readonly string[] {
  const said = [body.message ?? '', ...Object.values(body.fields ?? {})];
  return [
    ...(type.startsWith('application/json') ? [] : [`type ${type}`]),
    ...(CODES.includes(body.code ?? '') ? [] : [`code ${body.code ?? 'none'}`]),
    ...said.filter((text) => text === '' || RAW.test(text)).map((text) => `says «${text}»`),
  ];
}

/** The same request in each language, and what is wrong with the answers, together and alone. */
export async function inBothLanguages(
  base: string | undefined,
  pathOf: (locale: Locale) => string,
  sent: Sent = {},
): Promise<{ readonly answers: readonly ErrorAnswer[]; readonly faults: readonly string[] }> {
  const answers = await Promise.all(LOCALES.map((locale) => send(base, pathOf(locale), sent)));
  const [de, en] = answers;
  const faults = answers.flatMap(errorFaults);
  const isSame = de?.body.message === en?.body.message;
  return { answers, faults: isSame ? [...faults, `both say «${de?.body.message ?? ''}»`] : faults };
}
