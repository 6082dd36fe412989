import { ButtonLink } from '../../ui/Button.tsx';
import { Bee } from '../../ui/bee/Bee.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

export function FirstGame() {
  return (
    <EmptyState
      picture={<Bee pose="waving" size={128} />}
      title="No games yet"
      action={<ButtonLink to="/jinx/daily">Play today’s pair</ButtonLink>}
    >
      Every pair since the first of January 2024 is kept here. Begin with today’s, or pick a day.
    </EmptyState>
  );
}
