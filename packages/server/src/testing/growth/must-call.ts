import type { CallName, CallReply, CallRequest } from '@bee-jinx/contract';
import type { TestPlayer } from '../test-player.ts';

/** A call that has to succeed, or the evening would prove nothing. */
export async function mustCall<Name extends CallName>(
  player: Pick<TestPlayer, 'ask'>,
  name: Name,
  input: CallRequest<Name>,
): Promise<CallReply<Name>> {
  const { status, data, error } = await player.ask(name, input);
  if (status !== 200) throw new Error(`${name} was refused: ${status} ${error?.code}`);
  return data;
}
