import { requiredEmbed } from '../../fields/inner/embed.ts';
import { requiredPicture } from '../../fields/inner/picture.ts';
import { words } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'video',
  label: { de: 'Video (YouTube, Vimeo)', en: 'Video (YouTube, Vimeo)' },
  synonyms: {
    de: ['Film', 'YouTube', 'Vimeo', 'Trailer', 'Clip'],
    en: ['film', 'movie', 'youtube', 'vimeo', 'trailer', 'clip'],
  },
  group: 'embed',
  heading: 'title',
  fields: {
    video_url: requiredEmbed('video', { label: { de: 'Adresse des Videos', en: 'Video URL' } }),
    image: requiredPicture({ label: { de: 'Standbild', en: 'Still' } }),
    title: words({ label: { de: 'Titel', en: 'Title' } }),
    length: words({ label: { de: 'Dauer', en: 'Length' }, max: 20 }),
  },
});
