import sharp from 'sharp';
import { expect, type APIRequestContext } from '@playwright/test';
import type { MediaEntity } from '../../../src/content/records/media.ts';
import { AS_EDITOR } from '../../support/site/token.ts';

/** A picture of the library that no other test has: 1000 by 500 pixels of noise. */
export async function uploaded(request: APIRequestContext, name = 'Saal'): Promise<MediaEntity> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const background = { r: 80, g: 90, b: Math.floor(Math.random() * 256) };
  const buffer = await sharp({
    create: { width: 1000, height: 500, channels: 3, background, noise },
  })
    .jpeg()
    .toBuffer();
  const answer = await request.post('/de/pageeditor-api/media', {
    headers: AS_EDITOR,
    multipart: {
      file: { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer },
      alt_de: 'Der Saal',
      alt_en: 'The hall',
      credit: 'Ada',
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as MediaEntity;
}
