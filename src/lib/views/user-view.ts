import type { UserForm } from '../accounts/user-forms.ts';

/** What the pages of accounts show. Texts are in the page's language, addresses are paths. */
export interface LoginView {
  readonly form: UserForm;
  /** Where to go afterwards. */
  readonly next: string;
  /** What happened before, in words; empty: nothing. */
  readonly notice: string;
  /** What the provider of single sign-on is called; null: there is none. */
  readonly provider: string | null;
}

export interface NewPasswordView {
  /** `over`: the link does not work any more. */
  readonly state: 'form' | 'over';
  /** Who chooses their first password; null: somebody who had one before. */
  readonly invited: { readonly email: string; readonly first_name: string } | null;
  readonly form: UserForm;
}

export interface ProfileView {
  readonly form: UserForm;
  readonly email: string;
  readonly role: string;
  readonly isSaved: boolean;
  /** May see the hub. */
  readonly hasHub: boolean;
}

export interface SettingsView {
  /** The form that was sent and refused, by its name. */
  readonly rejected: { readonly name: SettingsForm; readonly form: UserForm } | null;
  /** What was done, in words; empty: nothing. */
  readonly done: string;
  readonly email: string;
  readonly hasSecondFactor: boolean;
  /** What an app has to be shown; null: nothing was begun here. */
  readonly enrolment: {
    readonly secret: string;
    readonly path: string;
    readonly size: number;
  } | null;
  /** Shown once. */
  readonly backupCodes: readonly string[];
  readonly sessions: readonly { readonly text: string; readonly isThis: boolean }[];
}

/** The forms of the settings, by what they do. */
export const SETTINGS_FORMS = [
  'password',
  'factor-begin',
  'factor-confirm',
  'factor-end',
  'sessions',
] as const;
export type SettingsForm = (typeof SETTINGS_FORMS)[number];
