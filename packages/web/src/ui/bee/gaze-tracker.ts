import { watchMotionAllowed } from '../motion.ts';
import { estimateCaret, gazeAt, type Point } from './gaze.ts';

const idleMs = 3000;
/** While typing, a resting mouse doesn't attract the gaze. */
const typingMs = 1000;

const bees = new Set<SVGElement>();
let target: (() => Point) | undefined;
let typedAt = Number.NEGATIVE_INFINITY;
let frame = 0;
let bored: ReturnType<typeof setTimeout> | undefined;
let watching: AbortController | undefined;
let stopAsking = () => {};

/** One set of listeners serves all bees. Returns a function that stops it. */
export function trackGaze(bee: SVGElement): () => void {
  bees.add(bee);
  if (bees.size === 1)
    stopAsking = watchMotionAllowed((allowed) => (allowed ? watch() : stopWatching()));
  return () => {
    bees.delete(bee);
    if (bees.size > 0) return;
    stopAsking();
    stopWatching();
  };
}

function watch() {
  watching ??= new AbortController();
  const options = { passive: true, signal: watching.signal };
  for (const event of ['pointermove', 'pointerdown'] as const) {
    document.addEventListener(event, onPointer, options);
  }
  for (const event of ['focusin', 'input', 'selectionchange']) {
    document.addEventListener(event, onCaret, options);
  }
}

function stopWatching() {
  watching?.abort();
  watching = undefined;
  lookAhead();
}

function onPointer({ clientX: x, clientY: y, timeStamp }: PointerEvent) {
  if (timeStamp - typedAt > typingMs) look(() => ({ x, y }));
}

function onCaret({ timeStamp }: Event) {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (field.selectionEnd === null) return;
  typedAt = timeStamp;
  look(() => {
    const style = getComputedStyle(field);
    return estimateCaret({
      box: field.getBoundingClientRect(),
      padding: Number.parseFloat(style.paddingInlineStart),
      fontSize: Number.parseFloat(style.fontSize),
      centred: style.textAlign === 'center',
      length: field.value.length,
      caret: field.selectionEnd ?? 0,
    });
  });
}

function look(at: () => Point) {
  target = at;
  clearTimeout(bored);
  bored = setTimeout(lookAhead, idleMs);
  if (frame === 0) frame = requestAnimationFrame(turnEyes);
}

function turnEyes() {
  frame = 0;
  const at = target?.();
  if (!at) return;
  // Reads all boxes before any write, for a single layout.
  const gazes = [...bees].map((bee) => {
    const box = bee.getBoundingClientRect();
    const eye = { x: box.left + box.width / 2, y: box.top + box.height / 3 };
    return [bee.style, gazeAt(eye, at)] as const;
  });
  for (const [style, { x, y }] of gazes) {
    style.setProperty('--ex', `${x}`);
    style.setProperty('--ey', `${y}`);
    style.setProperty('--gaze', '1');
  }
}

function lookAhead() {
  clearTimeout(bored);
  target = undefined;
  for (const bee of bees) bee.style.removeProperty('--gaze');
}
