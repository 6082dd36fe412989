import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { blockTestPlayer } from '../../testing/test-friends.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { type Actor, runAsActor, runWithoutActor } from '../actor-context.ts';
import { Refusal } from '../refusal.ts';
import type { Reader, Writer } from './database.ts';
import { isForeignKeyViolation } from './foreign-key-violation.ts';

const server = useTestServer();

const actorFor = ({ player, token }: TestPlayer, needsSession = true): Actor => ({
  playerId: player.userId,
  sessionId: createHash('sha256').update(token).digest('hex'),
  needsSession,
});

const rename = (playerId: string, display_name: string) => (sql: Writer) =>
  sql.updateTable('players').set({ display_name }).where('id', '=', playerId).execute();

const findPlayer = (sql: Reader, playerId: string) =>
  sql.selectFrom('players').selectAll().where('id', '=', playerId).executeTakeFirst();

const deletePlayer = (sql: Writer, playerId: string) =>
  sql.deleteFrom('players').where('id', '=', playerId).execute();

const readName = async (playerId: string) =>
  (await findPlayer(server.db.read, playerId))?.display_name;

test('a transaction of an ended session is refused and writes nothing', async () => {
  const anna = await newPlayer(server.url);
  const { userId, displayName } = anna.player;
  const write = (name: string) => server.db.transaction([`player:${userId}`], rename(userId, name));
  await runAsActor(actorFor(anna), () => write('Here'));
  expect(await readName(userId)).toBe('Here');
  await anna.ask('closeSession', {});
  const late = runAsActor(actorFor(anna), () => write('Too late'));
  await expect(late).rejects.toMatchObject({ code: 'not_signed_in' });
  await expect(late).rejects.toBeInstanceOf(Refusal);
  expect(await readName(userId)).toBe('Here');
  // A call that needs no session, and work without an actor, may write.
  await runAsActor(actorFor(anna, false), () => write('Open'));
  expect(await readName(userId)).toBe('Open');
  await runAsActor(actorFor(anna), () => runWithoutActor(() => write(displayName)));
  expect(await readName(userId)).toBe(displayName);
});

test('a transaction of a session that is another player’s by now is refused', async () => {
  const [anna, guest] = [await newPlayer(server.url), await newPlayer(server.url)];
  const actor = actorFor(anna);
  const { userId, displayName } = anna.player;
  await server.db.transaction([], (sql) =>
    sql
      .updateTable('sessions')
      .set({ player_id: guest.player.userId })
      .where('token_hash', '=', actor.sessionId)
      .execute(),
  );
  const late = runAsActor(actor, () => server.db.transaction([], rename(userId, 'Too late')));
  await expect(late).rejects.toMatchObject({ code: 'not_signed_in' });
  expect(await readName(userId)).toBe(displayName);
});

test('a transaction with an exclusive lock on a player never overlaps their writes', async () => {
  const anna = await newPlayer(server.url);
  const { userId } = anna.player;
  const seen: string[] = [];
  const writes = Array.from({ length: 20 }, (_, index) =>
    runAsActor(actorFor(anna), () =>
      server.db.transaction([], async (sql) => {
        seen.push(`write ${index}`);
        await rename(userId, `Anna ${index}`)(sql);
        seen.push(`written ${index}`);
      }),
    ),
  );
  const alone = server.db.transaction(
    [],
    async (sql) => {
      const before = seen.length;
      await findPlayer(sql, userId);
      await findPlayer(sql, userId);
      expect(seen.length).toBe(before);
      // As many begun as ended: no write is under way.
      expect(seen.filter((entry) => entry.startsWith('written')).length * 2).toBe(before);
      await deletePlayer(sql, userId);
      return before;
    },
    { alone: [userId] },
  );
  const late = runAsActor(actorFor(anna), () => server.db.transaction([], rename(userId, 'Late')));
  await expect(late).rejects.toMatchObject({ code: 'not_signed_in' });
  await Promise.allSettled(writes);
  await alone;
  expect(await findPlayer(server.db.read, userId)).toBeUndefined();
});

test('a row that refers to a player who is being deleted waits, then fails', async () => {
  const [anna, ben] = [await newPlayer(server.url), await newPlayer(server.url)];
  const insertBlock = (sql: Writer) =>
    sql
      .insertInto('blocks')
      .values({ player_id: ben.player.userId, blocked_id: anna.player.userId, since: 0 })
      .execute();
  let insertion: Promise<unknown> | undefined;
  await server.db.transaction(
    [],
    async (sql) => {
      // Returns when the player is locked.
      await findPlayer(sql, anna.player.userId);
      insertion = runWithoutActor(() => server.db.transaction([], insertBlock));
      insertion.catch(() => {});
      await deletePlayer(sql, anna.player.userId);
    },
    { alone: [anna.player.userId] },
  );
  const error = await insertion?.catch((thrown: unknown) => thrown);
  expect(isForeignKeyViolation(error)).toBe(true);
  expect((await blockTestPlayer(ben, anna)).status).toBe(404);
});
