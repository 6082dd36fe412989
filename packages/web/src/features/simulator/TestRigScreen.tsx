import { usePlayer } from '../../domain/account/player.ts';
import { dancePath } from '../../domain/play/dance-path.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SimulationView } from './SimulationView.tsx';
import { closeTestRig, openTestRig } from './seat.ts';
import { useSeats } from './use-seats.ts';
import styles from './wide.module.css';

function TestRigScreen() {
  const { userId, displayName } = usePlayer();
  const { opened, isBusy, fault, open: openAnew } = useSeats(openTestRig, closeTestRig);
  return (
    <Screen title="Test rig">
      <div className={styles.wide} data-columns>
        <p>
          Dance with a partner that this page plays. Nothing of it counts. Keep the page open while
          you dance on the real floor in another tab.
        </p>
        <Fault>{fault}</Fault>
        {!opened && isBusy && <Skeleton variant="card" />}
        {opened && (
          <SimulationView
            key={opened.seat.token}
            seats={[{ player: { userId, displayName } }, opened.seat]}
            roles={['you', 'normal']}
          >
            {(gameId) =>
              gameId !== undefined && (
                <ButtonLink to={dancePath(gameId)} target="_blank" size="small" variant="outline">
                  Open the floor
                </ButtonLink>
              )
            }
          </SimulationView>
        )}
        <Button variant="outline" size="small" isBusy={isBusy} onClick={() => openAnew()}>
          New partner
        </Button>
      </div>
    </Screen>
  );
}

export { TestRigScreen as Component };
