import { requiredFile } from '../../fields/inner/file.ts';
import { picture } from '../../fields/inner/picture.ts';
import { richText, words } from '../../fields/inner/text.ts';
import { captions } from '../captions.ts';
import { MAX_TRANSCRIPT } from '../../rich-text/limits.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'videofile',
  label: { de: 'Video (eigene Datei)', en: 'Video (own file)' },
  synonyms: {
    de: ['Film', 'MP4', 'Trailer', 'Clip'],
    en: ['film', 'movie', 'mp4', 'trailer', 'clip'],
  },
  group: 'media',
  takes: { use: 'video', field: 'file' },
  heading: 'title',
  fields: {
    file: requiredFile(['video'], { label: { de: 'Videodatei', en: 'Video file' } }),
    image: picture({ label: { de: 'Standbild', en: 'Still' } }),
    title: words({ label: { de: 'Titel', en: 'Title' } }),
    captions: captions(),
    transcript: richText({ max: MAX_TRANSCRIPT, label: { de: 'Abschrift', en: 'Transcript' } }),
  },
});
