/** Times in seconds, pitches in hertz. */
export interface Tone {
  at: number;
  length: number;
  pitch: number;
  glideTo?: number;
  loudness: number;
  wave: OscillatorType;
}

export const soundTones = {
  seal: [{ at: 0, length: 0.16, pitch: 150, glideTo: 62, loudness: 0.5, wave: 'sine' }],
  turn: [
    { at: 0, length: 0.05, pitch: 620, glideTo: 880, loudness: 0.1, wave: 'triangle' },
    { at: 0.06, length: 0.06, pitch: 740, glideTo: 1040, loudness: 0.08, wave: 'triangle' },
  ],
  refused: [{ at: 0, length: 0.14, pitch: 196, glideTo: 174, loudness: 0.18, wave: 'triangle' }],
  jinx: [
    { at: 0, length: 0.5, pitch: 523.25, loudness: 0.16, wave: 'sine' },
    { at: 0, length: 0.5, pitch: 659.26, loudness: 0.14, wave: 'sine' },
    { at: 0.13, length: 0.7, pitch: 783.99, loudness: 0.16, wave: 'sine' },
    { at: 0.13, length: 0.7, pitch: 1046.5, loudness: 0.1, wave: 'sine' },
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type SoundName = keyof typeof soundTones;
