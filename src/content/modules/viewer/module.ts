import { MESSAGES } from '../../fields/messages.ts';
import { embed } from '../../fields/inner/embed.ts';
import { file } from '../../fields/inner/file.ts';
import { words } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'viewer',
  label: { de: 'Heft oder PDF', en: 'Booklet or PDF' },
  synonyms: {
    de: ['Broschüre', 'Programmheft', 'Dokument', 'Download', 'Magazin', 'Datei'],
    en: ['brochure', 'programme book', 'document', 'download', 'file'],
  },
  group: 'embed',
  takes: { use: 'document', field: 'file' },
  heading: 'title',
  fields: {
    viewer_url: embed('viewer', { label: { de: 'Adresse (Issuu, Yumpu)', en: 'Viewer URL' } }),
    file: file(['document'], { label: { de: 'Eigenes PDF', en: 'Own PDF' } }),
    title: words({ label: { de: 'Titel', en: 'Title' } }),
  },
  check({ value, issues }) {
    if (value.viewer_url === null && value.file === null)
      issues.push({
        code: 'custom',
        path: ['viewer_url'],
        message: MESSAGES.oneOf,
        input: value,
      });
  },
});
