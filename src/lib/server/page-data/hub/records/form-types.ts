import type { Entity } from '../../../../../content/records/kinds.ts';
import type { Locale } from '../../../../constants.ts';
import type { SummaryNames } from '../../../../editing/entry-summary.ts';
import type { HubField } from '../../../../views/hub/hub-view.ts';
import type { PageContext } from '../../page/page-context.ts';

/** Files of the library by their ids. */
export type MediaValues = ReadonlyMap<number, Entity<'media'>>;

type Options = HubField['options'];

/** What somebody looks for in a field, and the part of it that is seen. */
export interface Find {
  readonly text: string;
  readonly options: Options;
  /** How many there are in all parts. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly last: number;
}

/** What the references and files of a form can be. */
export interface Targets {
  /** All records of the kinds of which there are few. */
  readonly few: ReadonlyMap<string, Options>;
  /** What others are called that the form names, by kind and id. */
  readonly names: ReadonlyMap<string, string>;
  /** What was found where somebody looked for something, by the name of the field. */
  readonly finds: ReadonlyMap<string, Find>;
}

/** What a form is made with beside its fields and what they hold. */
export interface Filling {
  readonly context: Pick<PageContext, 'locale' | 't'>;
  readonly targets: Targets;
  readonly errors: Readonly<Record<string, string>>;
  /** The language of a text that is older than the other one, by the field's name. */
  readonly older: ReadonlyMap<string, Locale>;
  /** The entry that is to be seen open; empty: none but those with errors. */
  readonly open: string;
}

/** How entries of lists are read in a form. */
export const summaryNames = ({
  context,
  targets,
}: Pick<Filling, 'context' | 'targets'>): SummaryNames => ({
  locale: context.locale,
  nameOf: (value) => targets.names.get(value) ?? '',
});
