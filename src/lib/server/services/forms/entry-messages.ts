import { domainToASCII } from 'node:url';
import type { FormEntity } from '../../../../content/records/form.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../constants.ts';
import type { EntryAnswer } from '../../../forms/entry.ts';
import { textIn } from '../../../i18n/localized.ts';
import { translator } from '../../../i18n/translator.ts';
import type { FormOutbox } from './form-parts.ts';

type FormMessage = Parameters<FormOutbox['enqueue']>[1];

/** A message holds no more than this, the rest is in the list. */
const TEXT_CHARACTERS = 15_000;

/** The address as mail servers know it: the name of a host in another script has one in ASCII. */
function mailAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}

const answerText = ({ label, values }: EntryAnswer): string =>
  `${label}\n${values.length === 0 ? '–' : values.join('\n')}`;

/** What the venue is told of an entry, in its own language. @param link where it stands in the list */
export function messagesToVenue(
  form: FormEntity,
  answers: readonly EntryAnswer[],
  { email, link }: { readonly email: string | null; readonly link: string },
): readonly FormMessage[] {
  const t = translator(DEFAULT_LOCALE);
  const title = textIn(form.title, DEFAULT_LOCALE);
  const all = answers.map(answerText).join('\n\n');
  const isCut = all.length > TEXT_CHARACTERS;
  const text = t('forms:mail.venue.text', {
    title,
    answers: isCut ? `${all.slice(0, TEXT_CHARACTERS)} …` : all,
    link,
  });
  const subject = t('forms:mail.venue.subject', { title });
  return form.recipients.map((recipient) => ({
    topic: 'form',
    locale: DEFAULT_LOCALE,
    to: recipient.email,
    subject,
    text,
    ...(email !== null && { replyTo: mailAddress(email) }),
  }));
}

/**
 * The confirmation to the address that was typed. It holds the venue's words and none of
 * the sender's: else our mail would carry anything to anybody.
 */
export function confirmationTo(form: FormEntity, email: string, locale: Locale): FormMessage {
  const t = translator(locale);
  const title = textIn(form.title, locale);
  const subject = textIn(form.confirmation_subject, locale);
  const text = textIn(form.confirmation_text, locale);
  return {
    topic: 'form',
    locale,
    to: mailAddress(email),
    subject: subject === '' ? t('forms:mail.confirmation.subject', { title }) : subject,
    text: text === '' ? t('forms:mail.confirmation.text', { title }) : text,
  };
}
