import { requiredEmbed } from '../../fields/inner/embed.ts';
import { words } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'socialmedia',
  label: { de: 'Beitrag aus sozialen Medien', en: 'Social media post' },
  synonyms: {
    de: ['Instagram', 'Facebook', 'TikTok', 'Post', 'Twitter', 'Social Media'],
    en: ['instagram', 'facebook', 'tiktok', 'post', 'twitter'],
  },
  group: 'embed',
  heading: 'title',
  width: 'text',
  fields: {
    social_url: requiredEmbed('social', { label: { de: 'Adresse des Beitrags', en: 'Post URL' } }),
    title: words({ label: { de: 'Titel', en: 'Title' } }),
  },
});
