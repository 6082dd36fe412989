import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Fragment, lazy, Suspense, useState } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { activeDancesQuery } from '../../../domain/play/active-dances.ts';
import { ConnectionLostNotice } from '../../../domain/play/ConnectionLostNotice.tsx';
import { usePollInterval } from '../../../platform/use-poll-interval.ts';
import { Bee } from '../../../ui/bee/Bee.tsx';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { openLoaded } from '../../../ui/dialog/open-loaded.ts';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Column, Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { RowButton, RowLink } from '../../../ui/row/Row.tsx';
import { RowList } from '../../../ui/row/RowList.tsx';
import { RowLine, RowText } from '../../../ui/row/RowText.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { danceHistoryPath, pastDancesQuery } from '../dance-queries.ts';
import { pastDanceLabel } from '../outcome-messages.ts';
import { DanceList, type DanceListItem } from './DanceList.tsx';
import { danceStatusLabel, groupDances } from './dance-status.ts';
import { InvitePanel } from './InvitePanel.tsx';
import { PartnerSearch } from './PartnerSearch.tsx';

const loadInviteSheet = () => import('./InviteSheet.tsx');
const InviteSheet = lazy(loadInviteSheet);

export function Lobby() {
  const { userId } = usePlayer();
  const refetchInterval = usePollInterval();
  const active = useQuery({ ...activeDancesQuery, refetchInterval });
  const past = useInfiniteQuery(pastDancesQuery());
  const [isSearching, setSearching] = useState(false);
  const [hasSearched, setSearched] = useState(false);
  /** Undefined until the sheet is first opened. */
  const [isInviting, setInviting] = useState<boolean>();
  const groups = groupDances(active.data ?? []);
  const finished = past.data?.pages.flatMap(({ games }) => games) ?? [];
  const isKnown = !active.isPending && !past.isPending;
  const isNew = active.data?.length === 0 && past.isSuccess && finished.length === 0;
  const error = active.error ?? past.error;

  const listed = (games: typeof groups.myTurn): DanceListItem[] =>
    games.map((game) => ({
      gameId: game.gameId,
      opponent: game.opponent,
      line: danceStatusLabel(game, userId),
      deadline: game.deadline,
      deadlineWord: game.status === 'invited' ? 'Closes' : 'Due',
      isDue: game.myTurn,
    }));

  // Whoever is waited for answers first; otherwise inviting leads. Keyed, so that a search goes on while they change places.
  const isAwaited = groups.myTurn.length + groups.invites.length > 0;
  const sections = [
    <Stack key="invite" gap={5}>
      {isSearching ? (
        <PartnerSearch
          onStop={() => {
            setSearched(true);
            setSearching(false);
          }}
        />
      ) : (
        <>
          <InvitePanel
            games={active.data ?? []}
            onMoreWays={() => openLoaded(loadInviteSheet, () => setInviting(true))}
          />
          <RowList title="Other ways to dance">
            <li>
              <RowButton
                ref={hasSearched ? focusOnMount : undefined}
                mark={<Icon name="search" />}
                end={<Icon name="forward" />}
                onClick={() => setSearching(true)}
              >
                <RowText name="Find a partner">
                  <RowLine>Somebody who is looking for one too</RowLine>
                </RowText>
              </RowButton>
            </li>
            <li>
              <RowLink to="/jinx/swarm" mark={<Icon name="people" />} end={<Icon name="forward" />}>
                <RowText name="Swarm">
                  <RowLine>Three minds or more at one table</RowLine>
                </RowText>
              </RowLink>
            </li>
          </RowList>
        </>
      )}
    </Stack>,
    <Fragment key="turns">
      <DanceList title="Your turn" games={listed(groups.myTurn)} />
      <DanceList title="Invites" games={listed(groups.invites)} />
    </Fragment>,
  ];

  return (
    <Screen title="Dance" art={<Bee pose="jinx" onStage />}>
      <Columns shares={[1, 1]}>
        <Column>
          <ConnectionLostNotice />
          <Fault>{error ? errorMessage(error) : undefined}</Fault>
          {isNew && (
            <EmptyState picture={<Bee pose="waving" size={120} />} title="No dances yet">
              Ask a friend for one. You each seal a word, and both turn over together: say the word
              you think they said.
            </EmptyState>
          )}
          {isKnown && (isAwaited ? sections.toReversed() : sections)}
        </Column>
        <Column>
          {isKnown ? (
            <>
              <DanceList title="Waiting" games={listed(groups.waiting)} />
              <DanceList
                title="Finished"
                games={finished.map((one) => ({
                  gameId: one.gameId,
                  opponent: one.opponent,
                  line: pastDanceLabel(one),
                }))}
              />
              {finished.length > 0 && (
                <ButtonLink to={danceHistoryPath} variant="outline">
                  All dances and figures
                </ButtonLink>
              )}
              <ButtonLink to="/friends" variant="outline">
                Your friends
              </ButtonLink>
            </>
          ) : (
            <Skeleton variant="card" />
          )}
        </Column>
      </Columns>
      <Suspense>
        {isInviting !== undefined && (
          <InviteSheet isOpen={isInviting} onClose={() => setInviting(false)} />
        )}
      </Suspense>
    </Screen>
  );
}
