import { type SoundName, soundTones, type Tone } from './sound-tones.ts';

const silence = 0.0001;
const attack = 0.008;
let context: AudioContext | undefined;

export async function playTones(name: SoundName): Promise<void> {
  context ??= new AudioContext();
  // Browsers suspend it until the visitor has interacted with the page.
  if (context.state === 'suspended') await context.resume();
  for (const tone of soundTones[name]) ring(context, tone);
}

function ring(audio: AudioContext, tone: Tone): void {
  const begin = audio.currentTime + tone.at;
  const end = begin + tone.length;
  const voice = new OscillatorNode(audio, { type: tone.wave, frequency: tone.pitch });
  if (tone.glideTo) voice.frequency.exponentialRampToValueAtTime(tone.glideTo, end);
  const volume = new GainNode(audio, { gain: silence });
  volume.gain.setValueAtTime(silence, begin);
  volume.gain.exponentialRampToValueAtTime(tone.loudness, begin + attack);
  volume.gain.exponentialRampToValueAtTime(silence, end);
  voice.connect(volume).connect(audio.destination);
  voice.start(begin);
  voice.stop(end);
}
