/** A press or a sent form that nothing can handle yet. */
type EarlyInput = { press: HTMLElement } | { send: HTMLFormElement };

const page = globalThis as { releaseEarlyInput?: () => void };

/**
 * From the first paint until the app has taken the page over, the last press of a button or of Enter is kept. The
 * browser itself would send the form, and load the page again. Runs in the head.
 */
export function keepEarlyInput(): void {
  const lifetime = new AbortController();
  let kept: EarlyInput | undefined;

  function keep(event: Event, input: EarlyInput): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept = input;
  }
  const options = { capture: true, signal: lifetime.signal };
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (button) keep(event, { press: button });
    },
    options,
  );
  addEventListener(
    'keydown',
    (event) => {
      const { form } = event.target as HTMLTextAreaElement;
      if (event.key === 'Enter' && !event.isComposing && form) keep(event, { send: form });
    },
    options,
  );
  addEventListener(
    'submit',
    (event) => keep(event, { send: event.target as HTMLFormElement }),
    options,
  );

  page.releaseEarlyInput = () => {
    lifetime.abort();
    if (!kept) return;
    if ('send' in kept) kept.send.requestSubmit();
    else kept.press.click();
  };
}

/** Repeats what was kept, and keeps no more. */
export function releaseEarlyInput(): void {
  page.releaseEarlyInput?.();
  delete page.releaseEarlyInput;
}
