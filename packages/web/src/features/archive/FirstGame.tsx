import { Bee } from '../../ui/bee/Bee.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';

export function EmptyArchive() {
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
