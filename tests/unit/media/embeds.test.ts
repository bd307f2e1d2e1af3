import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FIRST_SERVICES } from '../../../src/content/first-services.ts';
import { embedIssues } from '../../../src/content/fields/inner/check-embeds.ts';
import { requiredEmbed } from '../../../src/content/fields/inner/embed.ts';
import { embedView } from '../../../src/lib/media/embeds.ts';
import type { ConsentServiceEntity } from '../../../src/content/records/consent.ts';
import { growth, MAX_GROWTH } from '../../support/growth.ts';
import { FIRST_HOSTS } from '../../support/content/modules.ts';

const services = FIRST_SERVICES.map(
  (service, index) => ({ id: index + 1, ...service }) as unknown as ConsentServiceEntity,
);
const field = requiredEmbed('video', { label: { de: 'Video', en: 'Video' } });
const schema = z.object({ video_url: field });
/** What becomes of what an editor pasted: checked and stored as a field, then shown. */
const frameOf = (pasted: string): string | null =>
  embedView(field.parse(pasted), services, 'de').frame;

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/';
const VIMEO = 'https://player.vimeo.com/video/';

describe('CM-05 a pasted address plays what it leads to', () => {
  it.each([
    ['https://vimeo.com/76979871', `${VIMEO}76979871?dnt=1`],
    ['https://vimeo.com/76979871/8272103f6e', `${VIMEO}76979871?dnt=1&h=8272103f6e`],
    ['https://vimeo.com/76979871?h=8272103f6e', `${VIMEO}76979871?dnt=1&h=8272103f6e`],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e&title=0',
      `${VIMEO}76979871?dnt=1&h=8272103f6e`,
    ],
    ['https://vimeo.com/76979871#t=1m30s', `${VIMEO}76979871?dnt=1#t=90s`],
    ['https://vimeo.com/channels/staffpicks/76979871', `${VIMEO}76979871?dnt=1`],
    ['https://vimeo.com/showcase/22/video/76979871', `${VIMEO}76979871?dnt=1`],
    ['https://vimeo.com/event/4808829', 'https://vimeo.com/event/4808829/embed'],
    [
      'https://vimeo.com/event/4808829/6e1af4ee02',
      'https://vimeo.com/event/4808829/embed/6e1af4ee02',
    ],
    ['https://vimeo.com/event/4808829/embed', 'https://vimeo.com/event/4808829/embed'],
    ['https://vimeo.com/showcase/22', 'https://vimeo.com/showcase/22/embed'],
    // No film of this number is meant: a link remains.
    ['https://vimeo.com/user/76979871', null],
    ['https://vimeo.com/user12/review/76979871/8272103f6e', null],
    ['https://www.youtube.com/watch?v=abcdefghijk', `${YOUTUBE}abcdefghijk`],
    ['https://www.youtube.com/watch?v=abcdefghijk&t=90', `${YOUTUBE}abcdefghijk?start=90`],
    ['https://www.youtube.com/watch?v=abcdefghijk&t=90s', `${YOUTUBE}abcdefghijk?start=90`],
    ['https://youtu.be/abcdefghijk?si=x&t=1m30s', `${YOUTUBE}abcdefghijk?start=90`],
    ['https://youtu.be/abcdefghijk?t=1h2m3s', `${YOUTUBE}abcdefghijk?start=3723`],
    ['https://youtu.be/abcdefghijk#t=30', `${YOUTUBE}abcdefghijk?start=30`],
    [
      'https://www.youtube.com/embed/abcdefghijk?start=30&end=60',
      `${YOUTUBE}abcdefghijk?start=30&end=60`,
    ],
    ['https://youtu.be/abcdefghijk?t=soon', `${YOUTUBE}abcdefghijk`],
    ['https://www.youtube.com/shorts/abcdefghijk', `${YOUTUBE}abcdefghijk`],
    ['https://www.youtube.com/playlist?list=PLabc', `${YOUTUBE}videoseries?list=PLabc`],
    ['https://www.youtube.com/embed/videoseries?list=PLabc', `${YOUTUBE}videoseries?list=PLabc`],
    ['https://www.youtube.com/@house', null],
    [
      'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/293&color=%23ff5500',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F293',
    ],
    [
      'https://soundcloud.com/house/song',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fhouse%2Fsong',
    ],
    ['https://w.soundcloud.com/player/?url=https://elsewhere.example/', null],
    [
      'https://open.spotify.com/embed/track/11dFgh?utm_source=generator',
      'https://open.spotify.com/embed/track/11dFgh',
    ],
    [
      'https://e.issuu.com/embed.html?d=heft&u=haus',
      'https://e.issuu.com/embed.html?u=haus&d=heft',
    ],
    [
      'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fhaus%2Fposts%2F1&width=500',
      'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fhaus%2Fposts%2F1',
    ],
    [
      'https://www.facebook.com/permalink.php?story_fbid=1&id=2&fbclid=x',
      'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fpermalink.php%3Fstory_fbid%3D1%26id%3D2',
    ],
    ['https://www.tiktok.com/embed/v2/71', 'https://www.tiktok.com/embed/v2/71'],
    [
      'https://platform.twitter.com/embed/Tweet.html?id=17',
      'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=17',
    ],
  ])('%s', (pasted, frame) => {
    expect(frameOf(pasted)).toBe(frame);
  });

  it.each([
    ['youtu.be/abcdefghijk?t=90', 'https://youtu.be/abcdefghijk?t=90'],
    ['www.youtube.com/watch?v=abcdefghijk', 'https://www.youtube.com/watch?v=abcdefghijk'],
    ['vimeo.com/76979871', 'https://vimeo.com/76979871'],
    ['//player.vimeo.com/video/7', 'https://player.vimeo.com/video/7'],
    ['http://youtu.be/abcdefghijk', 'https://youtu.be/abcdefghijk'],
    [
      '<iframe width="560" height="315" src="https://www.youtube.com/embed/abcdefghijk?si=x&amp;start=30" title="a > b" allowfullscreen></iframe>',
      'https://www.youtube.com/embed/abcdefghijk?si=x&start=30',
    ],
    [
      `<div style="padding:56% 0 0 0"><IFRAME data-src="x" src='https://player.vimeo.com/video/7?h=8a&title=0'></IFRAME></div><script src="https://player.vimeo.com/api/player.js"></script>`,
      'https://player.vimeo.com/video/7?h=8a&title=0',
    ],
    ['<iframe src=//www.youtube.com/embed/abc>', 'https://www.youtube.com/embed/abc'],
  ])('%s is taken as its address', (pasted, address) => {
    expect(field.parse(`  ${pasted}\n`)).toBe(address);
    expect(embedIssues(schema, { video_url: pasted }, FIRST_HOSTS)).toEqual([]);
  });

  it.each([
    'ein Film',
    '<iframe title="x"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<script src="https://youtu.be/x"></script>',
    'javascript:alert(1)',
    'https://user:secret@youtu.be/x',
    'youtu.be:8080/x',
    'ftp://youtu.be/x',
  ])('%s is no address and refused', (pasted) => {
    expect(field.safeParse(pasted).success).toBe(false);
  });

  it.each([
    'elsewhere.example/film',
    '<iframe src="https://elsewhere.example/youtu.be"></iframe>',
    '<iframe src="//elsewhere.example/embed/x"></iframe>',
    'http://elsewhere.example/',
  ])('%s is of no host of the house and refused', (pasted) => {
    expect(embedIssues(schema, { video_url: pasted }, FIRST_HOSTS)).toMatchObject([
      { path: ['video_url'] },
    ]);
    // The control: the same check lets through what is of a host of the venue.
    expect(embedIssues(schema, { video_url: 'youtu.be/x' }, FIRST_HOSTS)).toEqual([]);
  });

  it('RL-05 case 12 is read in time in proportion to its length', async () => {
    for (const part of ['<iframe ', 'a.', '<iframe a="', 'a="b" ', ' ', '/'])
      expect(
        await growth(
          (text) => field.safeParse(text),
          (size) => part.repeat(size / part.length),
          60_000,
        ),
        part,
      ).toBeLessThan(MAX_GROWTH);
  });
});
