import type { Swarm } from '@bee-jinx/contract/browser';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { blockedQuery } from '../../../domain/friends/friends.ts';
import { blockMutation, unblockMutation } from '../../../domain/friends/mutations.ts';
import { SeatFace } from '../../../domain/swarm/SeatFace.tsx';
import { toSeatView } from '../../../domain/swarm/shown-swarm.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { openLoaded } from '../../../ui/dialog/open-loaded.ts';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Menu, type MenuItem } from '../../../ui/menu/Menu.tsx';
import { StaticRow } from '../../../ui/row/Row.tsx';
import { RowLine, RowText } from '../../../ui/row/RowText.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { reportSeat, usePassSwarm, useRemoveFromSwarm } from '../swarm-commands.ts';
import { seatName } from '../swarm-texts.ts';

const loadReportDialog = () => import('../../../domain/report/ReportDialog.tsx');
const ReportDialog = lazy(loadReportDialog);

type Seat = Swarm['seats'][number];
type Asked = { seat: Seat; what: 'remove' | 'block' | 'report' };

interface SeatRowsProps {
  swarm: Swarm;
  /** The second line; by default who runs the table. */
  lineOf?: (seat: Seat) => string | undefined;
}

/** Everybody who sat down, each with what one may do about them. */
export function SeatRows({ swarm, lineOf = stateLine }: SeatRowsProps) {
  const pass = usePassSwarm(swarm);
  const { data } = useQuery({
    ...blockedQuery(usePlayer().userId),
    enabled: swarm.seats.some(mayBlock),
  });
  const unblock = useMutation(unblockMutation(useQueryClient()));
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const isOver = swarm.status === 'over';
  const seats = swarm.seats.filter(({ state }) => state !== 'removed');

  function ask(seat: Seat, what: Asked['what']): void {
    setAsked({ seat, what });
    setOpen(true);
  }

  function itemsFor(seat: Seat): MenuItem[] {
    if (seat.isMe || seat.isBee) return [];
    const host: MenuItem[] =
      swarm.isHost && !isOver && seat.state !== 'left'
        ? [{ name: 'Make host', onChoose: () => pass.run(seat.seat) }]
        : [];
    const removing: MenuItem[] =
      swarm.isHost && !isOver
        ? [{ name: 'Remove', variant: 'danger', onChoose: () => ask(seat, 'remove') }]
        : [];
    const { userId } = seat;
    const isBlocked = data?.blocked.some((one) => one.userId === userId);
    const blocking: MenuItem = isBlocked
      ? {
          name: 'Unblock',
          onChoose: () =>
            unblock.mutate(userId ?? '', {
              onSuccess: () => showToast({ text: `${seatName(seat)} isn’t blocked any more.` }),
            }),
        }
      : { name: 'Block', variant: 'danger', onChoose: () => ask(seat, 'block') };
    const safety: MenuItem[] = mayBlock(seat)
      ? [
          {
            name: 'Report',
            onChoose: () => openLoaded(loadReportDialog, () => ask(seat, 'report')),
          },
          blocking,
        ]
      : [];
    return [...host, ...safety, ...removing];
  }

  return (
    <>
      <Stack as="ul" gap={2}>
        {seats.map((seat) => {
          const items = itemsFor(seat);
          const name = toSeatView(seat).name;
          const line = lineOf(seat);
          return (
            <li key={seat.seat}>
              <StaticRow
                mark={<SeatFace seat={toSeatView(seat)} />}
                end={items.length > 0 && <Menu label={`What to do about ${name}`} items={items} />}
              >
                <RowText name={name} isYou={seat.isMe}>
                  {line !== undefined && <RowLine>{line}</RowLine>}
                </RowText>
              </StaticRow>
            </li>
          );
        })}
      </Stack>
      <Fault>{pass.fault ?? (unblock.error ? errorMessage(unblock.error) : undefined)}</Fault>
      <Suspense>
        {asked?.what === 'report' && (
          <ReportDialog
            key={asked.seat.seat}
            title={`Report ${seatName(asked.seat)}?`}
            reasonLabel="What’s wrong? (optional)"
            report={(reason) => reportSeat(swarm.swarmId, asked.seat.seat, reason)}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          >
            We read every report, with what was said at the table. They won’t learn who sent it.
          </ReportDialog>
        )}
      </Suspense>
      {asked && asked.what !== 'report' && (
        <SeatConfirmDialog
          swarm={swarm}
          seat={asked.seat}
          what={asked.what}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const mayBlock = ({ isMe, isBee, userId }: Seat): boolean =>
  !isMe && !isBee && userId !== undefined;

function stateLine({ isHost, isHere, isBee, state }: Seat): string | undefined {
  if (state === 'left') return 'Has left. The seat stays theirs.';
  if (isHost) return 'Runs the table';
  if (isBee) return 'Plays along';
  return isHere ? undefined : 'Away for a moment';
}

interface SeatDialogProps {
  swarm: Swarm;
  seat: Seat;
  isOpen: boolean;
  onClose(): void;
}

function SeatConfirmDialog({
  swarm,
  seat,
  what,
  isOpen,
  onClose,
}: SeatDialogProps & { what: 'remove' | 'block' }) {
  const remove = useRemoveFromSwarm(swarm);
  const block = useMutation({
    ...blockMutation(useQueryClient()),
    onSuccess: () => {
      onClose();
      showToast({ variant: 'done', text: `${seatName(seat)} is blocked.` });
    },
  });
  const isRemoving = what === 'remove';
  // Whom the host blocks is removed.
  const isLeaving = swarm.isHost && swarm.status !== 'over';
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={isRemoving ? `Remove ${seatName(seat)}?` : `Block ${seatName(seat)}?`}
      cancelLabel="Never mind"
      confirmLabel={isRemoving ? 'Remove' : 'Block'}
      isBusy={isRemoving ? remove.isBusy : block.isPending}
      fault={isRemoving ? remove.fault : block.error ? errorMessage(block.error) : undefined}
      onConfirm={() =>
        isRemoving ? remove.run(seat.seat, { onSuccess: onClose }) : block.mutate(seat.userId ?? '')
      }
    >
      <p>
        {isRemoving
          ? 'They leave this table and can’t come back to it.'
          : `You won’t meet at new tables or in dances, and don’t read each other’s posts. ${isLeaving ? 'They lose their seat at this one, but aren’t told why.' : 'They aren’t told.'}`}
      </p>
    </ConfirmDialog>
  );
}
