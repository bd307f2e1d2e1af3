import type { Examples } from '../define.ts';
import { COMPOUND, filler } from '../example-media.ts';
import type { module } from './module.ts';

const sameText = (text: string) => ({ de: text, en: text });
const POST = 'https://www.instagram.com/p/example0001/';

export const examples: Examples<typeof module> = {
  default: {
    data: {
      social_url: POST,
      title: { de: 'Vor der Premiere', en: 'Before the first night' },
    },
  },
  minimal: { data: { social_url: 'https://x.com/example/status/1000000000000000001' } },
  longest: {
    data: { social_url: `${POST}?text=`.padEnd(2048, 'a'), title: sameText(filler(256)) },
  },
  compound: {
    data: {
      social_url: 'https://www.facebook.com/example/posts/1000000000000002',
      title: sameText(COMPOUND),
    },
  },
  profile: {
    data: {
      social_url: 'https://www.tiktok.com/@example',
      title: { de: 'Das Haus bei TikTok', en: 'The house at TikTok' },
    },
  },
};
