import { type ComponentType, memo, Suspense, use, useEffect } from 'react';
import styles from './later-part.module.css';
import { retryImport } from './retry-import.ts';
import { createStore, useStore } from './store.ts';

const missing = new Set<() => Promise<unknown>>();

/** Settles when all parts of the screens so far are loaded, or the first attempt has failed. */
export const laterPartsLoaded = (): Promise<unknown> =>
  Promise.all([...missing].map((load) => load().catch(() => {})));

/**
 * A part of a screen that nobody taps first: its code is fetched once the screen is shown. Until then a painted page
 * keeps it as it was painted, and any other page has nothing in its place. Whoever presses a painted button of it has
 * pressed it when the code is here. So none of its painted buttons may be in a part that comes later still.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { hasButtons = false } = {},
): ComponentType<Props> {
  const loaded = createStore<ComponentType<Props> | undefined>(undefined);
  let underWay: Promise<ComponentType<Props>> | undefined;
  let wanted: Promise<ComponentType<Props>> | undefined;
  let isHydrated = false;
  let pressed: HTMLButtonElement | null = null;

  async function loadOnce(): Promise<ComponentType<Props>> {
    underWay ??= load();
    try {
      const component = await underWay;
      missing.delete(loadOnce);
      loaded.set(component);
      return component;
    } catch (error) {
      underWay = undefined;
      throw error;
    }
  }
  missing.add(loadOnce);

  function loadUntilHere(): Promise<ComponentType<Props>> {
    wanted ??= retryImport(loadOnce);
    return wanted;
  }

  function Part(props: Props) {
    // Not `lazy`, which would know of it a moment later than the store.
    const Component = loaded.get() ?? use(loadUntilHere());
    useEffect(() => {
      isHydrated = true;
      pressed?.click();
      pressed = null;
    }, []);
    return <Component {...props} />;
  }

  // React would remove what is painted if it got an update before its code is here.
  const Held = memo(
    (props: Props) => (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ),
    () => loaded.get() === undefined,
  ) as unknown as ComponentType<Props>;

  /** React stops a press on what it hasn't hydrated yet, so it is noticed above React's root. */
  function keepPresses(element: HTMLElement | null): (() => void) | undefined {
    if (!element || isHydrated) return;
    const keepPress = ({ target }: Event) => {
      if (!isHydrated && target instanceof Element && element.contains(target)) {
        pressed = target.closest('button');
      }
    };
    addEventListener('click', keepPress, true);
    return () => removeEventListener('click', keepPress, true);
  }

  return function LaterPart(props: Props) {
    useStore(loaded);
    if (!hasButtons) return <Held {...props} />;
    return (
      <div ref={keepPresses} className={styles.buttons}>
        <Held {...props} />
      </div>
    );
  };
}
