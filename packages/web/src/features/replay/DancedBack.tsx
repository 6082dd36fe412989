import type { DanceReplay } from '@bee-jinx/contract/browser';
import { ButtonLink } from '../../ui/Button.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Trail } from '../../ui/Trail.tsx';

/** A dance that both have allowed to be seen. */
export function DancedBack({ replay }: { replay: DanceReplay }) {
  const [one, other] = replay.players;
  const rounds = replay.rounds.map(({ round, words, warmth, reasons }) => ({
    round,
    yours: words[0],
    theirs: words[1],
    warmth,
    reasons,
  }));
  const title =
    replay.outcome === 'jinx'
      ? `${one.displayName} and ${other.displayName}: jinx in ${rounds.length}`
      : `${one.displayName} and ${other.displayName}: no jinx this time`;
  return (
    <Screen title={title}>
      <Trail rounds={rounds} you={one.displayName} them={other.displayName} />
      <ButtonLink to="/jinx/dance">Dance with somebody</ButtonLink>
    </Screen>
  );
}
