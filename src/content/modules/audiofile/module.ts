import { requiredFile } from '../../fields/inner/file.ts';
import { richText, words } from '../../fields/inner/text.ts';
import { MAX_TRANSCRIPT } from '../../rich-text/limits.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'audiofile',
  label: { de: 'Audio (eigene Datei)', en: 'Audio (own file)' },
  synonyms: {
    de: ['Musik', 'Ton', 'MP3', 'Hörprobe', 'Aufnahme', 'Podcast'],
    en: ['music', 'sound', 'mp3', 'recording', 'podcast'],
  },
  group: 'media',
  takes: { use: 'audio', field: 'file' },
  heading: 'title',
  fields: {
    file: requiredFile(['audio'], { label: { de: 'Audiodatei', en: 'Audio file' } }),
    title: words({ label: { de: 'Titel', en: 'Title' } }),
    transcript: richText({ max: MAX_TRANSCRIPT, label: { de: 'Abschrift', en: 'Transcript' } }),
  },
});
