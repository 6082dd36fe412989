import { getCurrentPlayerId } from '../../api/identity.ts';
import { setReadGate, setReadGateBroadcast } from '../../api/read-gate.ts';

/** While a word is turned over in one tab, the player's other tabs don't tell the outcome either. */
export function shareReadGate(): void {
  const channel = new BroadcastChannel('bee-jinx-read-gate');
  setReadGateBroadcast((change, id) =>
    channel.postMessage({ userId: getCurrentPlayerId(), change, id }),
  );
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Validated, because tabs can be of different releases.
    const { userId, change, id } = Object(data) as Record<string, unknown>;
    if (userId !== getCurrentPlayerId() || typeof id !== 'string') return;
    if (change === 'close' || change === 'open') setReadGate(change, id);
  });
}
