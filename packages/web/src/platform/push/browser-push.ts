/** Pushes as this browser offers them; what the server has to know of it is in api/push.ts. */

export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** A service worker that isn't there by then won't come: in development there is none. */
const patienceMs = 3000;

export async function pushState(): Promise<PushState> {
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const worker = await ownWorker();
  if (!worker) return 'unsupported';
  const subscription = await worker.pushManager.getSubscription();
  return subscription && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Asks for permission if need be. Nothing where it isn't given. */
export async function subscribe(publicKey: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const worker = await ownWorker();
  if (!worker) return undefined;
  const wish = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await worker.pushManager.subscribe(wish);
  } catch (error) {
    // With the key of a server that has started anew, the old one stands in the way.
    const old = await worker.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return worker.pushManager.subscribe(wish);
  }
}

export async function existingSubscription(): Promise<PushSubscription | undefined> {
  if ((await pushState()) !== 'on') return undefined;
  return (await (await ownWorker())?.pushManager.getSubscription()) ?? undefined;
}

function ownWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return Promise.resolve(undefined);
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  return Promise.race([navigator.serviceWorker.ready, tooLate]);
}
