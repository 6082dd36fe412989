import { createStore, useStore } from './store.ts';

/** Chromium's; not in the DOM types. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const promptEvent = createStore<InstallPromptEvent | undefined>(undefined);

/** Keeps the browser's offer for later, and so keeps its own banner off the game. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    promptEvent.set(event as InstallPromptEvent);
  });
  addEventListener('appinstalled', () => promptEvent.set(undefined));
}

/** How the page can become an app: by the browser's prompt, or by hand on iOS. */
export type InstallWay = 'prompt' | 'by-hand';

/** Undefined where it can't be installed, or is already. */
export function useInstallWay(): InstallWay | undefined {
  const hasPrompt = useStore(promptEvent) !== undefined;
  return findInstallWay({ isInstalled: isInstalled(), hasPrompt, browser: navigator });
}

interface InstallSituation {
  isInstalled: boolean;
  hasPrompt: boolean;
  browser: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;
}

export function findInstallWay(situation: InstallSituation): InstallWay | undefined {
  const { isInstalled, hasPrompt, browser } = situation;
  if (isInstalled) return undefined;
  if (hasPrompt) return 'prompt';
  return isIosSafari(browser) ? 'by-hand' : undefined;
}

/** Whether the player has accepted. The browser allows one prompt for each of its events. */
export async function showInstallPrompt(): Promise<boolean> {
  const event = promptEvent.get();
  if (!event) return false;
  promptEvent.set(undefined);
  const { outcome } = await event.prompt();
  return outcome === 'accepted';
}

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** Other browsers there have no such entry in their menu. An iPad says that it is a Mac with a touch screen. */
function isIosSafari({ userAgent, maxTouchPoints }: InstallSituation['browser']): boolean {
  const isIos =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos && /Safari/.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS/.test(userAgent);
}
