/** What a game shows beside its field, and once a word is revealed. */
export { DailyTrailPanel } from './DailyTrailPanel.tsx';
export { DailyVerdict } from './DailyVerdict.tsx';
