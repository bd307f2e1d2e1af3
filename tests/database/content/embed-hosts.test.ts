import { describe, expect, it } from 'vitest';
import { appFor, ENGINES } from '../../support/database/house.ts';

const video = (address: string) => ({
  title: { de: 'Film', en: 'Film' },
  urls: { de: 'film', en: 'film' },
  modules: [
    {
      id: 'a',
      kind: 'video',
      data: {
        video_url: address,
        image: {
          src: '/poster/nature/event-3.svg',
          width: 800,
          height: 1000,
          alt: { de: 'Ein Plakat', en: 'A poster' },
        },
      },
    },
  ],
});

describe.each(ENGINES)('CO-04 CM-05 the list of hosts on %s', (engine) => {
  it('is what modules may embed, from the save of a service on', async () => {
    const { records } = await appFor(engine, 'bare');
    const address = 'https://player.films.example/7';
    const before = await records.create('page', video(address));
    expect(before.ok ? null : before.failure.fields).toEqual({
      'modules.0.data.video_url': 'Solche Adressen sind hier nicht erlaubt!',
    });
    const service = await records.create('consent_service', {
      name: 'Films',
      category: 'video',
      purpose: { de: 'Filme', en: 'Films' },
      provider: 'Films Ltd., Bristol',
      country: { de: 'Großbritannien', en: 'Great Britain' },
      hosts: [{ host: 'films.example', use: 'video' }],
    });
    expect(service.ok).toBe(true);
    expect((await records.create('page', video(address))).ok).toBe(true);
  });

  it('begins with the services of the specification, and takes no host that is none', async () => {
    const { records, reference } = await appFor(engine, 'bare');
    const services = [...(await reference.read()).consent_service.values()];
    expect(services.map(({ name }) => name)).toContain('YouTube');
    const made = await records.create('consent_service', {
      name: 'Odd',
      category: 'analytics',
      purpose: { de: 'x', en: 'x' },
      provider: 'x',
      country: { de: 'x', en: 'x' },
      script: 'http://plain.example/tag.js',
      hosts: [{ host: "evil.example; script-src 'unsafe-inline'", use: 'connect' }],
      cookies: [{ name: 'a b' }],
    });
    expect(Object.keys(made.ok ? {} : (made.failure.fields ?? {})).sort()).toEqual([
      'cookies.0.name',
      'hosts.0.host',
      'script',
    ]);
  });
});
