/** A round is typed, sealed and turned over; then it is either warm or a jinx. */
export type RevealPhase = 'typing' | 'sealing' | 'turning' | 'beat' | 'warming' | 'jinx';

/** The words are out, and what they are worth. */
export const isOut = (phase: RevealPhase): boolean => phase === 'warming' || phase === 'jinx';
