import { requiredEmbed } from '../../fields/inner/embed.ts';
import { words } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'audio',
  label: { de: 'Audio (Spotify, SoundCloud, Podigee)', en: 'Audio (Spotify, SoundCloud, Podigee)' },
  synonyms: {
    de: ['Musik', 'Podcast', 'Ton', 'Song', 'Playlist', 'Hörprobe'],
    en: ['music', 'podcast', 'sound', 'song', 'playlist'],
  },
  group: 'embed',
  heading: 'title',
  fields: {
    audio_url: requiredEmbed('audio', { label: { de: 'Adresse', en: 'Audio URL' } }),
    title: words({ label: { de: 'Titel', en: 'Title' } }),
  },
});
