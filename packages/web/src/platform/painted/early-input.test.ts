import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyInput, releaseEarlyInput } from './early-input.ts';

class Field extends EventTarget {
  #value = '';
  form: Form | null = null;
  enterKeyHint = 'send';
  get value(): string {
    return this.#value;
  }
  set value(text: string) {
    this.#value = text;
  }
}
class Form {
  readonly sent: string[] = [];
  readonly field: Field | null;
  constructor(field: Field | null = new Field()) {
    this.field = field;
    if (field) field.form = this;
  }
  querySelector = () => this.field;
  /** The app takes the word, and empties the field. */
  requestSubmit(): void {
    this.sent.push(this.field?.value ?? '');
    if (this.field) this.field.value = '';
  }
}
const buttonOf = (type: string, form: Form | null = null) => {
  const button = { type, form, click: vi.fn(), closest: () => button };
  return button;
};

let browser: EventTarget;
/** Returns whether the browser would still do something of its own. */
function happen(type: string, target: unknown, more: object = {}): boolean {
  const event = new Event(type, { cancelable: true });
  const later = vi.fn();
  Object.defineProperty(event, 'target', { value: target });
  browser.addEventListener(type, later, { once: true });
  browser.dispatchEvent(Object.assign(event, more));
  browser.removeEventListener(type, later);
  expect(later.mock.calls.length === 0).toBe(event.defaultPrevented);
  return !event.defaultPrevented;
}

beforeEach(() => {
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('HTMLTextAreaElement', class {});
  keepEarlyInput();
});
afterEach(() => {
  releaseEarlyInput();
  vi.unstubAllGlobals();
});

test('the last press of a button is repeated once the app has taken over', () => {
  const [first, last] = [buttonOf('button'), buttonOf('button')];
  expect(happen('click', first)).toBe(false);
  expect(happen('click', last)).toBe(false);
  expect(last.click).not.toHaveBeenCalled();
  releaseEarlyInput();
  expect(first.click).not.toHaveBeenCalled();
  expect(last.click).toHaveBeenCalledOnce();
  expect(happen('click', first)).toBe(true);
  releaseEarlyInput();
  expect(last.click).toHaveBeenCalledOnce();
});

test('a press beside any button is left to the browser', () => {
  expect(happen('click', { closest: () => null })).toBe(true);
});

test.each([
  ['its button', (form: Form) => happen('click', buttonOf('submit', form))],
  ['Enter', (form: Form) => happen('keydown', form.field, { key: 'Enter' })],
  ['the browser', (form: Form) => happen('submit', form)],
])('a form that was sent by %s is sent once, and counts more than a later press', (_by, send) => {
  const form = new Form();
  const later = buttonOf('button');
  (form.field as Field).value = 'sand';
  expect(send(form)).toBe(false);
  happen('click', later);
  releaseEarlyInput();
  expect(form.sent).toEqual(['sand']);
  expect(later.click).not.toHaveBeenCalled();
});

test('what was typed after the form was sent is the beginning of the next word', () => {
  const form = new Form();
  const field = form.field as Field;
  const typed = vi.fn();
  field.addEventListener('input', typed);
  field.value = 'sand';
  happen('submit', form);
  field.value = 'sandwa';
  releaseEarlyInput();
  expect(form.sent).toEqual(['sand']);
  expect(field.value).toBe('wa');
  expect(typed).toHaveBeenCalledTimes(2);
});

test('a word that was changed after the form was sent is sent as it is now', () => {
  const form = new Form();
  const field = form.field as Field;
  field.value = 'sand';
  happen('submit', form);
  field.value = 'wave';
  releaseEarlyInput();
  expect(form.sent).toEqual(['wave']);
  expect(field.value).toBe('');
});

test('a form without a field is sent too', () => {
  const form = new Form(null);
  happen('submit', form);
  releaseEarlyInput();
  expect(form.sent).toEqual(['']);
});

test.each([
  [
    'a text of several lines',
    (form: Form) => Object.assign(form.field as Field, { enterKeyHint: '' }),
  ],
  ['a select', (form: Form) => ({ form })],
  ['a button inside a form', (form: Form) => buttonOf('button', form)],
])('Enter in %s is left to the browser, and sends nothing', (_where, targetIn) => {
  const form = new Form();
  expect(happen('keydown', targetIn(form), { key: 'Enter' })).toBe(true);
  releaseEarlyInput();
  expect(form.sent).toEqual([]);
});

test.each([
  ['another key', { key: 'a' }, true],
  ['Enter that ends a composition', { key: 'Enter', isComposing: true }, true],
  ['Enter outside of a form', { key: 'Enter' }, false],
])('%s is left to the browser', (_what, more, isInForm) => {
  const form = new Form();
  expect(happen('keydown', isInForm ? form.field : new Field(), more)).toBe(true);
  releaseEarlyInput();
  expect(form.sent).toEqual([]);
});
