import type { Kind } from '../../content/records/kinds.ts';
import { STATUS_FIELDS } from '../event-status/status-change.ts';

/** From the least to the most; each may do what those before it may. */
export const ROLES = ['visitor', 'box_office', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * What is done to a subject. `read`: what is not public, drafts and history included;
 * `write`: make and change what is not public; `publish`: make public, change what is, take it
 * off; `delete`; `export`: take whole lists away as a file.
 */
export const ACTIONS = ['read', 'write', 'publish', 'delete', 'export'] as const;
export type Action = (typeof ACTIONS)[number];

/** What there is beside kinds of record. */
export const OTHER_SUBJECTS = [
  'form_entry',
  'newsletter_address',
  'outbox_message',
  'waiting_entry',
  'missing_address',
  'search_word',
  'dashboard',
  'personal_data',
  'user',
  'role',
  'api_token',
  'audit_entry',
  'release',
  'approval_rule',
] as const;
export type Subject = Kind | (typeof OTHER_SUBJECTS)[number];

/** The least role for each action; null: nobody, because there is no such thing. */
type Permission = Readonly<Record<Action, Role | null>> & {
  /** Fields that the box office may change of what it may otherwise only read. */
  readonly boxOfficeFields?: readonly string[];
};

type Least = Role | null;
const row = (
  [read, write, publish, remove]: readonly [Role, Least, Least, Least],
  exported: Least = 'editor',
): Permission => ({ read, write, publish, delete: remove, export: exported });

/** Written by editors, read by the box office, too, which answers questions about it. */
const CONTENT = row(['box_office', 'editor', 'editor', 'editor']);
/** What stands between the venue and its public on the day: the box office changes it, and deletes nothing. */
const DESK = row(['box_office', 'box_office', 'box_office', 'editor']);
/** How the site works, not what it says. */
const SITE = row(['editor', 'admin', 'admin', 'admin'], 'admin');

/** Who may do what, for every kind of record and everything else that is kept: the only table of rights. */
export const PERMISSIONS: Readonly<Record<Subject, Permission>> = {
  media: CONTENT,
  venue: CONTENT,
  room: CONTENT,
  exhibition_type: CONTENT,
  tag: CONTENT,
  genre: CONTENT,
  season: CONTENT,
  series: CONTENT,
  production_tag: CONTENT,
  production: CONTENT,
  person_category: CONTENT,
  person: CONTENT,
  composer: CONTENT,
  work: CONTENT,
  event: { ...CONTENT, boxOfficeFields: STATUS_FIELDS },
  teaser: CONTENT,
  breaking_news: DESK,
  opening_hours: DESK,
  opening_hours_exception: DESK,
  legal_text: CONTENT,
  article_category: CONTENT,
  article_tag: CONTENT,
  article: CONTENT,
  shared_section: CONTENT,
  page: CONTENT,
  form: CONTENT,
  html_snippet: SITE,
  menu_item: CONTENT,
  redirect: SITE,
  consent_service: SITE,
  settings: SITE,
  form_entry: row(['editor', null, null, 'editor']),
  newsletter_address: row(['editor', null, null, 'editor']),
  outbox_message: row(['editor', 'editor', null, 'editor'], null),
  // Visitors put themselves onto it, and off it: the venue reads how many wait.
  waiting_entry: row(['box_office', null, null, null], null),
  // Forgetting one changes nothing of the site; where one leads to is a redirect's right.
  missing_address: row(['editor', null, null, 'editor'], null),
  search_word: row(['editor', null, null, null], null),
  dashboard: row(['box_office', null, null, null], null),
  personal_data: row(['admin', null, null, 'admin'], 'admin'),
  user: row(['admin', 'admin', null, 'admin'], null),
  role: row(['admin', null, null, null], null),
  api_token: row(['admin', 'admin', null, 'admin'], null),
  audit_entry: row(['admin', null, null, null], 'admin'),
  // Publishing one takes the right to publish each kind that is in it.
  release: row(['editor', 'editor', null, null], null),
  approval_rule: row(['editor', 'admin', null, null], null),
};

export const SUBJECTS = Object.keys(PERMISSIONS) as Subject[];

/** The kinds of record among the subjects. */
const KIND_SUBJECTS = SUBJECTS.filter(
  (subject): subject is Kind => !OTHER_SUBJECTS.some((other) => other === subject),
);

/** For what is about no kind of record alone: whoever may do it to any of them. */
export const ANY_KIND = 'any kind';

/** What something is about, and which action it is: the right that it takes. */
export interface Right {
  readonly subject: Subject | typeof ANY_KIND;
  readonly action: Action;
  /** Open to whoever may change some of the fields, too; which ones is seen when it is known what changes. */
  readonly isByField?: true;
}

/** The subjects that a right can be about. */
export const subjectsOf = ({ subject }: Right): readonly Subject[] =>
  subject === ANY_KIND ? KIND_SUBJECTS : [subject];

const rankOf = (role: Role): number => ROLES.indexOf(role);

/** Whether a role is another one or more. */
export const isAtLeast = (role: Role, least: Role): boolean => rankOf(role) >= rankOf(least);

/** Whether a role may do something to every field of a subject. */
export function mayDo(role: Role, subject: Subject, action: Action): boolean {
  const least = PERMISSIONS[subject][action];
  return least !== null && isAtLeast(role, least);
}

/** The fields that a role may change of a subject, in public, too; null: all of them. */
export function writableFields(role: Role, subject: Subject): readonly string[] | null {
  if (mayDo(role, subject, 'write')) return null;
  return isAtLeast(role, 'box_office') ? (PERMISSIONS[subject].boxOfficeFields ?? []) : [];
}

/** The least role that has a right; null: nobody has it. */
export function leastRole(right: Right): Role | null {
  const subjects = subjectsOf(right);
  const has = (role: Role) =>
    subjects.some(
      (subject) =>
        mayDo(role, subject, right.action) ||
        (right.isByField === true && writableFields(role, subject)?.length !== 0),
    );
  return ROLES.find(has) ?? null;
}
