/**
 * Makes the film and the sound of the demo venue (demo/files). They are kept with the
 * code; this is run again only when they are to change, and needs ffmpeg.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { CUTS, FILM, frame, PIPE_STARTS } from './film-frames.mjs';
import { inRoom, play, wav } from './synth.mjs';

const out = path.resolve(import.meta.dirname, '../../demo/files');
const work = mkdtempSync(path.join(tmpdir(), 'foyer-film-'));

function ffmpeg(...options) {
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...options], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
}

/** Each pipe has its note; a held chord opens the doors, a fuller one the hall. */
function filmSound() {
  const rising = [48, 55, 60, 64, 67, 71, 74, 76, 79].map((key, i) => ({
    at: PIPE_STARTS[i],
    length: CUTS[0] + 0.6 - PIPE_STARTS[i],
    key,
    voice: 'organ',
    level: 0.3,
  }));
  const chord = (keys, at, length, level) =>
    keys.map((key) => ({ at, length, key, voice: 'organ', level }));
  const bells = [79, 76, 72, 76, 79, 84].map((key, i) => ({
    at: CUTS[0] + 0.8 + i * 0.4,
    length: 2.4,
    key,
    voice: 'plucked',
    level: 0.5,
  }));
  const end = [72, 76, 79, 84, 88, 91].map((key, i) => ({
    at: CUTS[1] + 0.2 + i * 0.24,
    length: 3,
    key,
    voice: 'plucked',
    level: 0.5,
  }));
  return [
    ...rising,
    ...chord([45, 57, 60, 64, 67], CUTS[0], 2.2, 0.3),
    ...chord([41, 53, 60, 65, 69], CUTS[0] + 2, 2.2, 0.3),
    ...bells,
    ...chord([36, 48, 55, 60, 64, 67, 72], CUTS[1], 3.5, 0.32),
    ...end,
  ];
}

/** Broken chords over a slow bass, 24 seconds. */
function arpeggio() {
  const bars = [
    [38, 57, 62, 65, 69],
    [43, 55, 59, 65, 71],
    [36, 55, 60, 64, 71],
    [45, 57, 60, 64, 67],
    [41, 57, 60, 65, 72],
    [43, 59, 62, 65, 67],
    [36, 55, 60, 67, 76],
    [36, 60, 64, 67, 72],
  ];
  return bars.flatMap(([bass, ...keys], bar) => [
    { at: bar * 3, length: 3.4, key: bass, voice: 'organ', level: 0.36 },
    ...[0, 1, 2, 3, 2, 1, 3, 2, 1, 2].map((step, i) => ({
      at: bar * 3 + i * 0.3,
      length: 2.6,
      key: keys[step] + (i === 6 ? 12 : 0),
      voice: 'plucked',
      level: i === 0 ? 0.62 : 0.48,
    })),
  ]);
}

const count = FILM.seconds * FILM.rate;
for (let i = 0; i < count; i += 1) {
  const file = path.join(work, `${String(i).padStart(4, '0')}.png`);
  await sharp(Buffer.from(frame(i / FILM.rate)))
    .png({ compressionLevel: 1 })
    .toFile(file);
}
const sound = path.join(work, 'film.wav');
writeFileSync(sound, wav(inRoom(play(filmSound(), FILM.seconds)), 0.05, 1.2));
const input = [
  '-framerate',
  String(FILM.rate),
  '-i',
  path.join(work, '%04d.png'),
  '-i',
  sound,
  '-map_metadata',
  '-1',
];
ffmpeg(
  ...input,
  '-c:v',
  'libx264',
  '-preset',
  'veryslow',
  '-tune',
  'animation',
  '-crf',
  '33',
  '-pix_fmt',
  'yuv420p',
  '-c:a',
  'aac',
  '-b:a',
  '48k',
  '-movflags',
  '+faststart',
  path.join(out, 'film.mp4'),
);
ffmpeg(
  ...input,
  '-c:v',
  'libvpx-vp9',
  '-crf',
  '54',
  '-b:v',
  '0',
  '-row-mt',
  '1',
  '-pix_fmt',
  'yuv420p',
  '-c:a',
  'libopus',
  '-b:a',
  '40k',
  path.join(out, 'film.webm'),
);
await sharp(Buffer.from(frame(FILM.seconds - 0.5)))
  .jpeg({ quality: 48, mozjpeg: true })
  .toFile(path.join(out, 'film-poster.jpg'));
const piece = path.join(work, 'piece.wav');
writeFileSync(piece, wav(inRoom(play(arpeggio(), 26), 0.34), 0.05, 4));
ffmpeg(
  '-i',
  piece,
  '-map_metadata',
  '-1',
  '-c:a',
  'libmp3lame',
  '-b:a',
  '80k',
  path.join(out, 'arpeggio.mp3'),
);
rmSync(work, { recursive: true });
