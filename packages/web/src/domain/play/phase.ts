/** A round is typed, sealed and turned over; then it is either warm or a jinx. */
export type RevealPhase = 'typing' | 'sealing' | 'turning' | 'beat' | 'warming' | 'jinx';

type RevealedPhase = 'warming' | 'jinx';

/** The words are out, and what they are worth. */
export const isRevealed = (phase: RevealPhase): phase is RevealedPhase =>
  phase === 'warming' || phase === 'jinx';

/** On the way from the wax to what the words are worth. */
export function nextPhase(phase: 'sealing' | 'turning' | 'beat', isJinx: boolean) {
  switch (phase) {
    case 'sealing':
      return 'turning';
    case 'turning':
      return 'beat';
    case 'beat':
      return isJinx ? 'jinx' : 'warming';
  }
}

/** Straight to where nothing moves any more. */
export function skipToEnd<State>(
  state: State,
  isMoving: (state: State) => boolean,
  moveOn: (state: State) => State,
): State {
  let reached = state;
  while (isMoving(reached)) reached = moveOn(reached);
  return reached;
}
