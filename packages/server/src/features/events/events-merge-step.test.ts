import { beforeEach, describe, expect, test } from 'vitest';
import { useTestMerge } from '../../testing/test-merge.ts';
import { eventsMergeStep } from './events-lifecycle.ts';

const { opened, write, add, idOf, nameOf, moveAndUndo } = useTestMerge();

describe('the consent of a player', () => {
  const decide = (name: string, decided_at: number) =>
    write((sql) =>
      sql
        .insertInto('consents')
        .values({
          player_id: idOf(name),
          status: 'granted',
          version: 'v1.0',
          method: 'modal_accept',
          previous_status: 'unset',
          decided_at,
        })
        .execute(),
    );
  const consents = async () =>
    (await opened.db.read.selectFrom('consents').selectAll().execute())
      .map(({ player_id, decided_at }) => `${nameOf(player_id)} ${decided_at}`)
      .sort();
  const step = {
    move: eventsMergeStep.move,
    undo: async (...given: Parameters<typeof eventsMergeStep.undo>) => ({
      ...(await eventsMergeStep.undo(...given)),
      returned: 0,
    }),
  };
  beforeEach(() => add('account', 'guest'));

  test('comes along, and goes back where the account had none', async () => {
    expect(eventsMergeStep.collection).toBe('events');
    expect(await eventsMergeStep.count()).toEqual({ moves: 0, meets: 0 });
    await decide('guest', 5);
    const { between, after, moved } = await moveAndUndo(step, consents);
    expect(between).toEqual(['account 5']);
    expect(after).toEqual(['guest 5']);
    expect(moved.signals).toEqual([]);
  });

  test('stays the account’s where it had its own', async () => {
    await decide('guest', 5);
    await decide('account', 6);
    const { after } = await moveAndUndo(step, consents);
    expect(after).toEqual(['account 6', 'guest 5']);
  });
});
