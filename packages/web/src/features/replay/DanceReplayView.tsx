import type { DanceReplay } from '@bee-jinx/contract/browser';
import { Trail } from '../../domain/play/Trail.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';

/** A dance that both have allowed to be seen. */
export function DanceReplayView({ replay }: { replay: DanceReplay }) {
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
      <Trail
        rounds={rounds}
        start={replay.opening?.pair}
        you={one.displayName}
        them={other.displayName}
      />
      <ButtonLink to="/jinx/dance">Dance with somebody</ButtonLink>
    </Screen>
  );
}
