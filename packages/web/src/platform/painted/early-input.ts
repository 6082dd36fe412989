/** What nothing can handle yet: a press of a button, or a form with the text that it was sent with. */
type EarlyInput = { press: HTMLElement } | { send: HTMLFormElement; text: string };

type TextElement = HTMLTextAreaElement | HTMLInputElement;

const page = globalThis as { releaseEarlyInput?: () => void };

/**
 * From the first paint until the app has taken the page over, a sent form is kept, or else the last press of a button.
 * The browser itself would send the form, and load the page again. Runs in the head.
 */
export function keepEarlyInput(): void {
  const lifetime = new AbortController();
  let kept: EarlyInput | undefined;

  function keep(event: Event, form: HTMLFormElement | null, press?: HTMLElement): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (kept && 'send' in kept) return;
    if (form) kept = { send: form, text: fieldOf(form)?.value ?? '' };
    else if (press) kept = { press };
  }
  const options = { capture: true, signal: lifetime.signal };
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (button) keep(event, button.type === 'submit' ? button.form : null, button);
    },
    options,
  );
  addEventListener(
    'keydown',
    (event) => {
      // Elsewhere Enter breaks the line, or the browser turns it into a click or a submit.
      const { form, enterKeyHint } = event.target as TextElement;
      if (event.key === 'Enter' && enterKeyHint === 'send' && !event.isComposing && form)
        keep(event, form);
    },
    options,
  );
  addEventListener('submit', (event) => keep(event, event.target as HTMLFormElement), options);

  page.releaseEarlyInput = () => {
    lifetime.abort();
    if (!kept) return;
    if ('press' in kept) kept.press.click();
    else send(kept.send, kept.text);
  };
}

/** Repeats what was kept, and keeps no more. */
export function releaseEarlyInput(): void {
  page.releaseEarlyInput?.();
  delete page.releaseEarlyInput;
}

const fieldOf = (form: HTMLFormElement) =>
  form.querySelector<TextElement>('textarea, input:not([type=checkbox], [type=radio])');

/** What was typed after the form was sent is the beginning of the next word. */
function send(form: HTMLFormElement, text: string): void {
  const field = fieldOf(form);
  const typed = field?.value ?? '';
  const isMore = typed !== text && typed.startsWith(text);
  if (field && isMore) type(field, text);
  form.requestSubmit();
  if (field && isMore) type(field, typed.slice(text.length));
}

/** As if by hand: React notices a value only if it is set past its own setter. */
function type(field: TextElement, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
