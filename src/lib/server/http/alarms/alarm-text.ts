import de from '../../../../content/i18n/de/server.json' with { type: 'json' };
import en from '../../../../content/i18n/en/server.json' with { type: 'json' };
import { LOCALES, type Locale } from '../../../constants.ts';
import type { Readiness } from '../status/readiness.ts';
import type { AlarmName, Raised } from './alarm-state.ts';

const TEXTS = { de: de.alarm, en: en.alarm };

/** What the message of a look tells. */
export interface AlarmReport {
  readonly raised: readonly Raised[];
  readonly over: readonly Raised[];
  readonly readiness: Readiness;
  readonly origin: string;
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce(
    (filled, [key, value]) => filled.replaceAll(`{{${key}}}`, value),
    text,
  );

const whatOf = (name: AlarmName, locale: Locale): string => TEXTS[locale].checks[name].what;

function measured(readiness: Readiness, name: AlarmName): string {
  const { ok: _, ...values } = readiness.checks[name];
  return Object.entries(values)
    .map(([key, value]) => `${key} = ${String(value)}`)
    .join(', ');
}

function raisedText({ name, since }: Raised, { readiness }: AlarmReport, locale: Locale): string {
  const texts = TEXTS[locale];
  const values = measured(readiness, name);
  return [
    `${fill(texts.raised, { since })} ${texts.checks[name].what}.`,
    texts.checks[name].todo,
    ...(values === '' ? [] : [fill(texts.state, { values })]),
  ].join('\n');
}

const overText = ({ name, since }: Raised, locale: Locale): string =>
  fill(TEXTS[locale].over, { what: whatOf(name, locale), since });

const textIn = (report: AlarmReport, locale: Locale): string =>
  [
    ...report.raised.map((alarm) => raisedText(alarm, report, locale)),
    ...report.over.map((alarm) => overText(alarm, locale)),
    fill(TEXTS[locale].more, { origin: report.origin }),
  ].join('\n\n');

/** The message of a look, in both languages: nobody knows which one its reader speaks. */
export function alarmMessage(report: AlarmReport): { subject: string; text: string } {
  const host = new URL(report.origin).host;
  const { raised, over } = report;
  const [only, ...more] = [...raised, ...over];
  const first = only === undefined || more.length > 0 ? null : only;
  const what =
    first === null
      ? fill(TEXTS.de.several, { count: String(raised.length + over.length) })
      : raised.length > 0
        ? whatOf(first.name, 'de')
        : overText(first, 'de');
  return {
    subject: fill(TEXTS.de.subject, { host, what }),
    text: LOCALES.map((locale) => textIn(report, locale)).join('\n\n——\n\n'),
  };
}

/** What shows that alarms arrive. */
export function testMessage(origin: string): { subject: string; text: string } {
  const { host } = new URL(origin);
  const [german, english] = [TEXTS.de, TEXTS.en].map(({ test }) => fill(test, { host }));
  return { subject: german ?? '', text: `${german ?? ''}\n\n${english ?? ''}` };
}
