import type { Swarm } from '@bee-jinx/contract/browser';
import { usePlayer } from '../../../domain/account/player.ts';
import { tablePath } from '../../../domain/swarm/swarm-paths.ts';
import { type FaceNumber, faceNumbers, faceOf } from '../../../ui/avatar/avatar-face.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { useJoinSwarm } from '../swarm-commands.ts';
import { seatedIn, seatName, settingsLine, swarmRule } from '../swarm-texts.ts';
import { Faces } from './Faces.tsx';
import { SeatForm } from './SeatForm.tsx';

/** Between the QR code and the seat: one tap. */
export function JoinTable({ swarm }: { swarm: Swarm }) {
  const player = usePlayer();
  const join = useJoinSwarm(swarm.code);
  const me = swarm.seats.find(({ isMe }) => isMe);
  const seated = seatedIn(swarm);
  const host = seated.find(({ isHost }) => isHost && !me?.isHost);
  const isReturning = me !== undefined;
  return (
    <Screen title={isReturning ? 'Your seat is free' : `Swarm ${swarm.code}`}>
      <p>
        {isReturning
          ? 'You left the table. Your seat is still yours.'
          : swarm.status === 'gathering'
            ? `${host ? `${seatName(host)} has laid a table.` : 'A table is laid.'} ${settingsLine(swarm)}`
            : swarm.pace === 'days'
              ? `Round ${swarm.round} is open. Say your word when you like.`
              : `Round ${swarm.round} is under way. You are in from the next one.`}
      </p>
      {!isReturning && <p>{swarmRule}</p>}
      <SeatForm
        name={me?.displayName ?? player.displayName}
        face={(me?.face as FaceNumber | undefined) ?? pickFace(player.userId, seated)}
        action={isReturning ? 'Sit down again' : 'Sit down'}
        isBusy={join.isBusy}
        fault={join.fault}
        onSubmit={(seat) => join.run(seat)}
      />
      {seated.length > 0 && <Faces seats={seated} />}
      <ButtonLink to={tablePath(swarm.code)} variant="outline">
        Only watch
      </ButtonLink>
    </Screen>
  );
}

/** One's usual face, or the first that nobody has at this table. */
function pickFace(userId: string, seated: Swarm['seats']): FaceNumber {
  const isFree = (face: FaceNumber) => !seated.some((seat) => seat.face === face);
  const usual = faceOf(userId);
  return isFree(usual) ? usual : (faceNumbers.find(isFree) ?? usual);
}
