import type { Examples } from '../define.ts';
import { COMPOUND, filler } from '../example-media.ts';
import type { module } from './module.ts';

const sameText = (text: string) => ({ de: text, en: text });
const SOUNDCLOUD = 'https://soundcloud.com/example/second-movement';

export const examples: Examples<typeof module> = {
  default: {
    data: {
      audio_url: 'https://open.spotify.com/playlist/0000000000000000000001',
      title: { de: 'Musik zum Saisonauftakt', en: 'Music for the start of the season' },
    },
  },
  minimal: { data: { audio_url: SOUNDCLOUD } },
  longest: {
    data: {
      audio_url: SOUNDCLOUD.padEnd(2048, '-movement'),
      title: sameText(filler(256)),
    },
  },
  compound: {
    data: { audio_url: 'https://example.podigee.io/12-in-the-hall', title: sameText(COMPOUND) },
  },
  profile: {
    data: {
      audio_url: 'https://open.spotify.com/user/example',
      title: { de: 'Das Haus bei Spotify', en: 'The house at Spotify' },
    },
  },
};
