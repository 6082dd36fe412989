import type { Swarm } from '@bee-jinx/contract/browser';
import { minMinds } from '@bee-jinx/game';
import { useState } from 'react';
import { ShareInviteLink } from '../../../domain/invitation/ShareInviteLink.tsx';
import { ConnectionLostNotice } from '../../../domain/play/ConnectionLostNotice.tsx';
import { RoomCode } from '../../../domain/swarm/RoomCode.tsx';
import { swarmPath, tablePath } from '../../../domain/swarm/swarm-paths.ts';
import type { FaceNumber } from '../../../ui/avatar/avatar-face.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { SectionHead } from '../../../ui/layout/SectionHead.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { useChangeSeat, useStartSwarm } from '../swarm-commands.ts';
import { seatedIn, seatName, settingsLine } from '../swarm-texts.ts';
import { HostSettings } from './HostSettings.tsx';
import { LeaveTable } from './LeaveTable.tsx';
import styles from './Lobby.module.css';
import { SeatForm } from './SeatForm.tsx';
import { SeatRows } from './SeatRows.tsx';

/** Before the start: the way in for others, who is here, and the host's settings. */
export function Lobby({ swarm }: { swarm: Swarm }) {
  const [isChanging, setChanging] = useState(false);
  const start = useStartSwarm(swarm);
  const seated = seatedIn(swarm);
  const minds =
    seated.length + (swarm.settings.withBee && !seated.some(({ isBee }) => isBee) ? 1 : 0);
  const missing = Math.max(0, minMinds - minds);
  const host = seated.find(({ isHost }) => isHost);
  const link = new URL(swarmPath(swarm.code), location.href).href;
  return (
    <div className={styles.screen}>
      <div className={styles.stage}>
        <h1 className={styles.title} tabIndex={-1}>
          Swarm
        </h1>
        <RoomCode code={swarm.code} link={link} />
      </div>
      <Stack gap={5} className={styles.body}>
        <ConnectionLostNotice />
        <Stack gap={3}>
          {swarm.isHost ? (
            <>
              <Button isBusy={start.isBusy} aria-disabled={missing > 0} onClick={() => start.run()}>
                {missing > 0
                  ? `Waiting for ${missing === 1 ? 'one more mind' : `${missing} more minds`}`
                  : `Start with ${minds} minds`}
              </Button>
              <Fault>{start.fault}</Fault>
            </>
          ) : (
            <p className={styles.wait}>
              {host ? `${seatName(host)} starts when everybody is here.` : 'Waiting for the host.'}
            </p>
          )}
          <VisuallyHidden as="p" role="status">
            {seated.length === 1 ? '1 at the table' : `${seated.length} at the table`}
          </VisuallyHidden>
        </Stack>
        <Stack as="section" gap={3}>
          <SectionHead
            actions={
              <Button
                size="small"
                variant="outline"
                aria-haspopup="dialog"
                onClick={() => setChanging(true)}
              >
                Name and face
              </Button>
            }
          >
            At the table: {seated.length}
          </SectionHead>
          <SeatRows swarm={swarm} />
        </Stack>
        {swarm.isHost ? (
          <HostSettings swarm={swarm} />
        ) : (
          <p className={styles.wait}>{settingsLine(swarm)}</p>
        )}
        <ShareInviteLink label="Link to the table" link={link} />
        <ButtonLink to={tablePath(swarm.code)} variant="outline" size="small">
          Show the table on this screen
        </ButtonLink>
        <LeaveTable swarm={swarm} />
      </Stack>
      <ChangeSeatSheet swarm={swarm} isOpen={isChanging} onClose={() => setChanging(false)} />
    </div>
  );
}

interface ChangeSeatSheetProps {
  swarm: Swarm;
  isOpen: boolean;
  onClose(): void;
}

function ChangeSeatSheet({ swarm, isOpen, onClose }: ChangeSeatSheetProps) {
  const change = useChangeSeat(swarm);
  const me = swarm.seats.find(({ isMe }) => isMe);
  return (
    <Sheet title="Your seat" isOpen={isOpen} onClose={onClose}>
      <SeatForm
        key={`${me?.displayName} ${me?.face}`}
        name={me?.displayName ?? ''}
        face={(me?.face ?? 1) as FaceNumber}
        action="Keep it"
        isBusy={change.isBusy}
        fault={change.fault}
        onSubmit={(seat) => change.run(seat, { onSuccess: onClose })}
      />
    </Sheet>
  );
}
