import type { PageInput } from '../../src/content/records/page.ts';
import { composed, type Piece, type Text } from '../compose/module.ts';
import { pageIdOf, type PageKey } from './keys.ts';

export type DemoPage = PageInput & { readonly id: number };

type Facts = Omit<PageInput, 'parent' | 'modules' | 'meta_title' | 'meta_description'> & {
  readonly parent?: PageKey;
  /** What search engines show: a title and a sentence or two. */
  readonly meta?: readonly [title: Text, description: Text];
};

/** A CMS page of the demo from its facts and what stands on it. */
export function page(key: PageKey, facts: Facts, pieces: readonly Piece[]): DemoPage {
  const { parent, meta, ...rest } = facts;
  return {
    id: pageIdOf(key),
    ...rest,
    ...(parent && { parent: pageIdOf(parent) }),
    ...(meta && { meta_title: meta[0], meta_description: meta[1] }),
    modules: composed(pieces),
  };
}
