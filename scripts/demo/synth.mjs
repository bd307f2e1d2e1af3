/** A few soft voices, as 16-bit mono sound. */
const RATE = 44_100;
const TAU = 2 * Math.PI;

/** Frequency of a key of the piano, 69 is the a of 440 Hz. */
const frequency = (key) => 440 * 2 ** ((key - 69) / 12);

/** Organ: few, even partials and a slow start. Plucked: they die away, the high ones first. */
const VOICES = {
  organ: (time, length, hertz) => {
    const envelope = Math.min(time / 0.12, 1, Math.max(0, (length - time) / 0.5));
    const partials = [1, 0.45, 0.16, 0.1, 0.03];
    return (
      envelope *
      partials.reduce((sum, part, i) => sum + part * Math.sin(TAU * hertz * (i + 1) * time), 0)
    );
  },
  plucked: (time, _length, hertz) => {
    const start = Math.min(time / 0.008, 1);
    const partials = [1, 0.5, 0.22, 0.12, 0.05];
    return (
      start *
      partials.reduce(
        (sum, part, i) =>
          sum +
          part *
            Math.exp(-time * (1.5 + i * 1.6)) *
            Math.sin(TAU * hertz * (i + 1.0008 ** i) * time),
        0,
      )
    );
  },
};

/** Notes are { at, length, key, voice, level }: seconds, piano key, a voice's name, 0 to 1. */
export function play(notes, seconds) {
  const sound = new Float64Array(RATE * seconds);
  for (const { at, length, key, voice, level } of notes) {
    const first = Math.round(at * RATE);
    const last = Math.min(first + Math.round(length * RATE), sound.length);
    const [hertz, sing] = [frequency(key), VOICES[voice]];
    for (let i = first; i < last; i += 1)
      sound[i] += level * sing((i - first) / RATE, length, hertz);
  }
  return sound;
}

/** Four echoes that feed back stand for the room. */
export function inRoom(sound, share = 0.26) {
  const wet = new Float64Array(sound.length);
  for (const milliseconds of [29.7, 37.1, 41.1, 43.7]) {
    const delay = Math.round((milliseconds / 1000) * RATE);
    const line = new Float64Array(sound.length);
    for (let i = delay; i < sound.length; i += 1)
      line[i] = sound[i - delay] + 0.84 * line[i - delay];
    for (let i = 0; i < sound.length; i += 1) wet[i] += line[i] / 4;
  }
  return sound.map((value, i) => value + share * wet[i]);
}

/** A WAV file, as loud as it may be, faded at both ends (seconds). */
export function wav(sound, fadeIn, fadeOut) {
  const loudest = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const file = Buffer.alloc(44 + sound.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + sound.length * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(sound.length * 2, 40);
  sound.forEach((value, i) => {
    const [from, left] = [i / RATE, (sound.length - i) / RATE];
    const fade = Math.min(from / fadeIn, 1, left / fadeOut);
    file.writeInt16LE(Math.round((value / loudest) * fade * 0.8 * 32_767), 44 + i * 2);
  });
  return file;
}
