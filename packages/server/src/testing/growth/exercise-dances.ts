import { startDance } from '../test-dance.ts';
import { mustCall, newPlayer, type TestPlayer } from '../test-player.ts';

/** Rounds of the dance that is multiplied. */
export const exercisedDanceRounds = 9;

export async function exerciseDances(url: string, anna: TestPlayer, ben: TestPlayer) {
  const dance = await startDance(url, { maxRounds: 20 }, [anna, ben]);
  const { gameId } = dance;
  for (let round = 1; round < exercisedDanceRounds; round += 1) await dance.miss(round);
  await mustCall(anna, 'danceStatus', { query: { withPlayer: ben.player.userId } });
  await mustCall(anna, 'activeDances', {});
  await mustCall(anna, 'processRound', { body: { gameId, roundNumber: exercisedDanceRounds } });
  await dance.say(0, exercisedDanceRounds, 'honeymoon');
  const nudge = { recipientUserId: ben.player.userId, gameId, roundNumber: exercisedDanceRounds };
  await mustCall(anna, 'nudge', { body: nudge });
  await dance.say(1, exercisedDanceRounds, 'honeymoon');
  for (const player of [anna, ben]) {
    await mustCall(player, 'shareDance', { body: { gameId, allow: true } });
    await mustCall(player, 'reactToDance', { body: { gameId, reaction: 'honey' } });
    await mustCall(player, 'danceNotes', { params: { gameId } });
    await mustCall(player, 'befriendPartner', { body: { gameId } });
  }
  const { sharing } = await dance.read(0);
  await mustCall(anna, 'readReplay', { params: { replayId: sharing?.replayId ?? '' } });
  const withBen = { opponentId: ben.player.userId };
  await mustCall(anna, 'danceStats', { query: {} });
  await mustCall(anna, 'danceStats', {
    query: { scope: 'headtohead', ...withBen, include: 'recent' },
  });
  await mustCall(anna, 'danceHistory', { query: {} });
  await mustCall(anna, 'danceHistory', { query: withBen });
  const again = await mustCall(anna, 'rematchDance', { body: withBen });
  const rematch = again.game.gameId;
  await mustCall(ben, 'respondToInvite', { body: { gameId: rematch, accept: true } });
  await mustCall(anna, 'abandonDance', { body: { gameId: rematch } });
  await playOtherEnds(url);
  await findEachOther(url);
  // Stays open, to be multiplied.
  await (await startDance(url, {}, [anna, ben])).miss(1);
}

async function playOtherEnds(url: string): Promise<void> {
  const near = await startDance(url);
  await near.miss(1);
  for (const player of near.players) {
    await mustCall(player, 'thatCounts', { body: { gameId: near.gameId, roundNumber: 1 } });
  }
  const long = await startDance(url, { maxRounds: 3 });
  for (const round of [1, 2, 3]) await long.miss(round);
  const stop = { gameId: long.gameId, decision: 'stop' } as const;
  await mustCall(long.players[0], 'continueDecision', { body: stop });
  const [host, guest] = [await newPlayer(url), await newPlayer(url)];
  const { game } = await mustCall(host, 'inviteToDance', { body: {} });
  await mustCall(guest, 'previewInvite', { params: { gameId: game.gameId } });
  await mustCall(guest, 'respondToInvite', { body: { gameId: game.gameId, accept: true } });
}

async function findEachOther(url: string): Promise<void> {
  const [first, second, third] = [await newPlayer(url), await newPlayer(url), await newPlayer(url)];
  await mustCall(first, 'findPartner', { body: {} });
  await mustCall(second, 'findPartner', { body: {} });
  await mustCall(third, 'findPartner', { body: { withBee: true } });
  await mustCall(third, 'stopFindingPartner', {});
}
