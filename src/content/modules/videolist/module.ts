import { requiredEmbed } from '../../fields/inner/embed.ts';
import { items } from '../../fields/inner/items.ts';
import { requiredPicture } from '../../fields/inner/picture.ts';
import { words } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'videolist',
  label: { de: 'Videoliste', en: 'Video list' },
  synonyms: {
    de: ['Filme', 'Playlist', 'YouTube', 'Vimeo', 'Trailer'],
    en: ['films', 'playlist', 'youtube', 'vimeo', 'trailers'],
  },
  group: 'embed',
  heading: 'title',
  fields: {
    title: words({ label: { de: 'Titel', en: 'Title' } }),
    children: items(
      {
        video_url: requiredEmbed('video', {
          label: { de: 'Adresse des Videos', en: 'Video URL' },
        }),
        image: requiredPicture({ label: { de: 'Standbild', en: 'Still' } }),
        title: words({ label: { de: 'Titel', en: 'Title' } }),
        length: words({ label: { de: 'Dauer', en: 'Length' }, max: 20 }),
      },
      { label: { de: 'Videos', en: 'Videos' }, min: 1, max: 24 },
    ),
  },
});
