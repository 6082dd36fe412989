import type { Swarm } from '@bee-jinx/contract/browser';
import { RoomCode } from '../../../domain/swarm/RoomCode.tsx';
import { swarmPath } from '../../../domain/swarm/swarm-paths.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { Faces } from '../lobby/Faces.tsx';
import { seatedIn, settingsLine } from '../swarm-texts.ts';
import { TableFrame } from './TableFrame.tsx';
import styles from './table.module.css';

/** Before the start: the way in, as large as can be, and who has come. */
export function TableLobby({ swarm }: { swarm: Swarm }) {
  const seated = seatedIn(swarm);
  const link = new URL(swarmPath(swarm.code), location.href).href;
  return (
    <TableFrame
      swarm={swarm}
      title="Point a camera at it, and you are in"
      side={
        <section className={styles.section}>
          <h2 className={styles.heading}>
            {seated.length === 0 ? 'Nobody here yet' : `At the table: ${seated.length}`}
          </h2>
          <Faces seats={seated} size="table" />
          <p className={styles.line}>{settingsLine(swarm)}</p>
          <p className={styles.line}>The host starts from their phone.</p>
        </section>
      }
    >
      <RoomCode code={swarm.code} link={link} size="table" />
      <VisuallyHidden as="p" role="status">
        {`${seated.length} at the table`}
      </VisuallyHidden>
    </TableFrame>
  );
}
