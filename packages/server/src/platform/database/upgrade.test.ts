import { expect, test } from 'vitest';
import { fixtureNames, loadFixture } from '../../testing/releases/load-fixture.ts';
import { signIn } from '../../testing/test-account.ts';
import { createTestDance } from '../../testing/test-dance.ts';
import { mustCall, playerWith } from '../../testing/test-player.ts';
import { startOwnServer } from '../../testing/use-test-server.ts';

const minuteMs = 60_000;

test.each(fixtureNames)(
  'after an upgrade of %s everything is there, and play goes on',
  async (name) => {
    const { database, played } = await loadFixture(name);
    const { url } = await startOwnServer({ database, at: played.madeAt + minuteMs });
    const [anna, ben] = played.players.map(({ userId, displayName, token }) =>
      playerWith(url, { userId, displayName } as never, token),
    );
    if (!anna || !ben) throw new Error('The fixture has no players.');
    const { puzzleNumber, groupId } = played;

    for (const [index, player] of [anna, ben].entries()) {
      const { displayName } = (await mustCall(player, 'readSession', {})).player;
      expect(displayName).toBe(played.players[index]?.displayName);
    }

    // The daily game: an open one goes on and can be ended, an ended one stands in the stats.
    const opened = await mustCall(anna, 'dailyPuzzle', { query: {} });
    expect(opened.game.rounds.map(({ word }) => word)).toEqual(['giraffe']);
    const body = { puzzleNumber, round: 2, word: 'lighthouse' };
    expect((await mustCall(anna, 'submitDaily', { body })).game.rounds).toHaveLength(2);
    await mustCall(anna, 'giveUpDaily', { body: { puzzleNumber } });
    const { game } = await mustCall(ben, 'dailyPuzzle', { query: {} });
    expect(game.status).toBe('lost');
    expect((await mustCall(ben, 'fetchStats', { query: {} })).stats.gamesPlayed).toBe(1);

    // The dance: the sealed word stays sealed until the other has said theirs.
    const open = createTestDance(played.openDance, [anna, ben]);
    expect(JSON.stringify(await open.read(1))).not.toContain('lighthouse');
    expect((await open.say(1, 2, 'lighthouse')).status).toBe(200);
    expect((await open.read(0)).outcome).toBe('jinx');
    const { games } = await mustCall(ben, 'danceHistory', { query: {} });
    expect(games.map(({ gameId }) => gameId).sort()).toEqual(
      [played.endedDance, played.openDance].sort(),
    );

    const { friends } = await mustCall(ben, 'listFriends', { query: {} });
    expect(friends.map(({ userId }) => userId)).toEqual([anna.player.userId]);
    const { buzz } = await mustCall(ben, 'listBuzz', { query: { groupId } });
    expect(buzz.map(({ text }) => text)).toEqual([played.post]);
    expect((await mustCall(ben, 'readGroup', { params: { groupId } })).group.memberCount).toBe(2);
    expect((await ben.ask('exportMe', {})).status).toBe(200);
    expect((await signIn(url, played.account.email)).status).toBe(200);
  },
);
