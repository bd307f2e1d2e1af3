import { moduleTree } from '../fields/module-tree.ts';
import { line } from '../fields/translated.ts';
import { defineRecord } from './define.ts';

/** Modules that stand on several pages and are written in one place; it has no page that visitors read. */
export const sharedSection = defineRecord({
  kind: 'shared_section',
  label: { de: 'Gemeinsamer Abschnitt', en: 'Shared section' },
  title: 'name',
  isReference: true,
  fields: {
    /** What editors call it; visitors never read it. */
    name: line({ required: true }),
    modules: moduleTree(),
  },
});
