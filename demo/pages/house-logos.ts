import { demoLogos } from '../files/logos.ts';
import type { DemoMedia } from '../media.ts';

const WEB = ['silbebank', 'tuchwerke', 'stadtwerke', 'stiftung', 'verkehr', 'funkhaus'] as const;

/** The partners' marks, each with the partner's own site. */
export const houseLogos = (use: DemoMedia) =>
  demoLogos.map(
    (_, index) =>
      [use.logo(index), `https://${WEB[index] ?? 'partner'}.morgenfeld.example/`] as const,
  );
