export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** In development there is no service worker, so `ready` would never resolve. */
const registrationTimeoutMs = 3000;

/** The first install fetches the whole build. */
const installTimeoutMs = 60_000;

export async function readBrowserPushState(): Promise<PushState> {
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const worker = await findServiceWorker();
  if (!worker) return 'unsupported';
  const subscription = await worker.pushManager.getSubscription();
  return subscription && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Whether it makes sense to ask; known at once, unlike the state. */
export const canAskForPush = (): boolean =>
  'PushManager' in globalThis &&
  'serviceWorker' in navigator &&
  'Notification' in globalThis &&
  Notification.permission !== 'denied';

/** Undefined without permission. Waits for a service worker that still installs, as only an active one can subscribe. */
export async function subscribeBrowserPush(
  publicKey: string,
): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const worker = (await findServiceWorker()) && (await readyServiceWorker(installTimeoutMs));
  if (!worker) throw new Error('No service worker');
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await worker.pushManager.subscribe(options);
  } catch (error) {
    // A subscription with another server key blocks a new one.
    const old = await worker.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return worker.pushManager.subscribe(options);
  }
}

export async function findPushSubscription(): Promise<PushSubscription | undefined> {
  if ((await readBrowserPushState()) !== 'on') return undefined;
  return (await (await findServiceWorker())?.pushManager.getSubscription()) ?? undefined;
}

/** One that still installs is found too. */
async function findServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return (
    (await readyServiceWorker(registrationTimeoutMs)) ?? navigator.serviceWorker.getRegistration()
  );
}

function readyServiceWorker(timeoutMs: number): Promise<ServiceWorkerRegistration | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  return Promise.race([navigator.serviceWorker.ready, timeout]);
}
