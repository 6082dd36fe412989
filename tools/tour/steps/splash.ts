import type { Step } from '../step.ts';

export const steps: Step[] = [
  { name: 'splash', path: '/', extent: 'everything', docs: true },
  { name: 'splash-large-text', path: '/', textSize: 200 },
  { name: 'splash-stranger', path: '/', extent: 'once', player: 'stranger' },
  { name: 'splash-without-script', path: '/', javaScript: false },
];
